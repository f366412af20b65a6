/** The address of a list with a filter: `listHref('/deliveries', { status: 'dead' })`. */
export const listHref = (path: string, filter: Readonly<Record<string, unknown>>): string =>
  Object.keys(filter).length === 0 ? path : `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The filter in such an address, of its part from the `?` on; an empty one where it has none that can be read. */
export function filterIn(search: string): Readonly<Record<string, unknown>> {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' && filter !== null ? { ...filter } : {};
  } catch {
    return {};
  }
}
