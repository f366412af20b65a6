/** What the path of a page can be: at most two slugs, or those of an auxiliary page. */
export const PAGE_PATH =
  /^\/(?:[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80})?|auxiliary(?:\/specialisation)?\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80})?\/?$/;

/** A path that no page can have; every address that cannot be a page's shares its answer. */
export const NO_PAGE = '/-/-/nowhere';
