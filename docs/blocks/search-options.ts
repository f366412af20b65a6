import type { Options } from 'minisearch';

/** One section of a page, as the search knows it. */
export interface SearchSection {
  id: string;
  /** `content-accordion--docs`. */
  page: string;
  /** `Content/Accordion`. */
  title: string;
  heading: string;
  anchor: string;
  text: string;
}

/** The same for who makes the index and for who asks it. */
export const searchOptions: Options<SearchSection> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['page', 'title', 'heading', 'anchor', 'text'],
  searchOptions: {
    boost: { title: 6, heading: 3 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};
