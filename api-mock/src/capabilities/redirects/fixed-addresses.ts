import { RESERVED_SLUGS } from '@prospectus/contract';

// Everything below these is answered by the product itself.
const FOLDERS: ReadonlySet<string> = new Set(['admin', 'api', 'docs', 'media', 'assets']);

/** Whether the product answers at a path by itself, so that a redirect from there would never be followed. */
export function isFixedAddress(path: string): boolean {
  const [first = '', ...rest] = path.slice(1).toLowerCase().split('/');
  return path === '/' || FOLDERS.has(first) || (rest.length === 0 && RESERVED_SLUGS.has(first));
}
