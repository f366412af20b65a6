import { FIXED_PAGES } from '@prospectus/contract';

import { PAGE_PATH } from './page-path.ts';

const FOLDERS = /^\/(?:api|media|admin|docs|assets|lattice|page-state|page-styles|blog|auxiliary|family|parivar)(?=\/)/;
const ALONE = new Set([
  '/',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/blog.atom',
  '/search',
  ...Object.keys(FIXED_PAGES),
]);

/** The kind of an address, one of a few: for metrics and logs, as an address may hold what a visitor typed. */
export function routeOf(url = '/'): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  const folder = FOLDERS.exec(path)?.[0];
  if (folder) return `${folder}/*`;
  if (ALONE.has(path)) return path;
  return PAGE_PATH.test(path) ? '/:page' : 'other';
}

/** The path of a page that was found; no other address is logged. */
export const loggedPath = (url: string, status: number): { path?: string } => {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  return status !== 404 && PAGE_PATH.test(path) && !/\d{6}/.test(path) ? { path } : {};
};
