/** The address of a list with a filter: `listHref('/deliveries', { status: 'dead' })`. */
export const listHref = (path: string, filter: Readonly<Record<string, unknown>>): string =>
  Object.keys(filter).length === 0 ? path : `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
