import { canonicalPath, withQuery } from '@prospectus/contract';

import { isInFolder } from './fixed-addresses.ts';

/**
 * A target on the site itself as a path, and a page's in its canonical form, so that cycles are found and no visitor is
 * sent twice; another site's as it is.
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

/** A target that leads on to another: its query and fragment stay, unless the other has its own. */
export function ledOn(to: string, next: string): string {
  const fragment = next.includes('#') ? '' : (/#.*$/s.exec(to)?.[0] ?? '');
  return withQuery(`${next}${fragment}`, to);
}
