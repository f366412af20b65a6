/** Programmes side by side at once (ROUTE-16). */
export const COMPARED = { least: 2, most: 4 };

/** Slugs that an address names: `?programs=a,b`, or as a form sends them, `?programs=a&programs=b`. Each once. */
export function comparedSlugs(query: URLSearchParams): string[] {
  const words = query.getAll('programs').flatMap((part) => part.split(','));
  return [...new Set(words.map((word) => word.trim()).filter((word) => /^[a-z0-9-]{1,80}$/.test(word)))];
}

/** The one address of a comparison. */
export const comparePath = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?programs=${slugs.join(',')}`;
