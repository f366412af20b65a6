import { FIXED_PAGES } from '@prospectus/contract';

import { pagePaths } from '../../content/page-paths.ts';
import type { Platform } from '../../platform/platform.ts';

const CACHED_MS = 60_000;

/** Any other address may hold whatever somebody typed. */
const OTHER_PATH = 'other';

/** Pages of the site's own that are no records. */
const OWN = ['/', '/admissionportal', '/online-degree-education-learning-courses-ct', '/my-enquiry', '/search'];

/** Reads the pages that are live, at most once a minute; answers what an event's address is counted as. */
export function knownPaths({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  let paths: ReadonlySet<string> = new Set();
  let until = 0;
  return async (): Promise<(address: string) => string> => {
    const now = clock.now().getTime();
    if (now >= until || now < until - CACHED_MS) {
      paths = new Set([...(await pagePaths(db, 'published')), ...Object.keys(FIXED_PAGES), ...OWN]);
      until = now + CACHED_MS;
    }
    return (address) => {
      const path = pathIn(address);
      return paths.has(path) ? path : OTHER_PATH;
    };
  };
}

function pathIn(address: string): string {
  const { pathname = '' } = URL.parse(address, 'http://site.invalid') ?? {};
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
