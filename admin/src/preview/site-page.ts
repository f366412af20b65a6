/** What a page of the site says of itself to search engines and networks, read from its head. */
export type SitePage = {
  path: string;
  title: string;
  description: string;
  /** The address of the picture of a shared link. */
  picture: string | undefined;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Its JSON-LD. */
  data: unknown;
};

/** Reads the head of a page. Without an address of its own a page is not listed. */
export function sitePage(html: string, url: string): SitePage {
  const head = new DOMParser().parseFromString(html, 'text/html');
  const said = (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    path: new URL(url).pathname,
    title: said('og:title') ?? '',
    description: said('og:description') ?? '',
    picture: said('og:image'),
    isListed: said('og:url') !== undefined,
    data: readJson(head.querySelector('script[type="application/ld+json"]')?.textContent ?? ''),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
