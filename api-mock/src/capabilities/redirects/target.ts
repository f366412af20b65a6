import { canonicalPath, RESERVED_SLUGS, withQuery } from '@prospectus/contract';

/**
 * A target on this site as a path, that of a page in its canonical form, so that cycles are found and no visitor follows
 * two redirects; an address of another site is unchanged.
 */
export function ownPath(publicUrl: string, to: string): string {
  const url = URL.parse(to);
  const own = url?.origin === new URL(publicUrl).origin ? `${url.pathname}${url.search}${url.hash}` : to;
  const path = pathOfTarget(own);
  return PAGE.test(path) && !isInFolder(path) ? own.replace(/^[^?#]*/, path) : own;
}

const PAGE = /^\/[a-z0-9/-]*$/;

/** The canonical path of a redirect's target; an address of another site without query and fragment. */
export function pathOfTarget(to: string): string {
  const [path = ''] = to.split(/[?#]/, 1);
  return path.startsWith('/') ? canonicalPath(path) : path;
}

/** Replaces a target by the next one; query and fragment stay, unless the next one has its own. */
export function continuedAt(to: string, next: string): string {
  const fragment = next.includes('#') ? '' : (/#.*$/s.exec(to)?.[0] ?? '');
  return withQuery(`${next}${fragment}`, to);
}

// The product itself answers every path below these.
const FOLDERS: ReadonlySet<string> = new Set(['admin', 'api', 'docs', 'media', 'assets']);

/** Whether a path is below a folder of the product, which has no pages. */
const isInFolder = (path: string): boolean => FOLDERS.has(segmentsOf(path)[0] ?? '');

/** Whether the product itself answers at a path, so that a redirect from it has no effect. */
export function isFixedAddress(path: string): boolean {
  const [first, ...rest] = segmentsOf(path);
  return first === undefined || FOLDERS.has(first) || (rest.length === 0 && RESERVED_SLUGS.has(first));
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);
