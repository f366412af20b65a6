import { RESERVED_SLUGS } from '@prospectus/contract';

// Everything below these is answered by the product itself.
const FOLDERS: ReadonlySet<string> = new Set(['admin', 'api', 'docs', 'media', 'assets']);

/** Whether a path is below a folder of the product: what is there is no page. */
export const isInFolder = (path: string): boolean => FOLDERS.has(segmentsOf(path)[0] ?? '');

/** Whether the product answers at a path by itself, so that a redirect from there would never be followed. */
export function isFixedAddress(path: string): boolean {
  const [first, ...rest] = segmentsOf(path);
  return first === undefined || FOLDERS.has(first) || (rest.length === 0 && RESERVED_SLUGS.has(first));
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);
