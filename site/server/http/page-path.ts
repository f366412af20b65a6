import type { VisitorKind } from '../../src/lib/visitor.ts';

/** What the path of a page can be: at most two slugs, or those of an auxiliary page or a family's sheet. */
export const PAGE_PATH =
  /^\/(?:[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80})?|(?:auxiliary(?:\/specialisation)?|family|parivar)\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80})?\/?$/;

/** A path that no page can have; every address that cannot be a page's shares its answer. */
export const NO_PAGE = '/-/-/nowhere';

const SCHEDULE = new Set(['/live-lecture', '/auxiliary/live-lecture']);
const OF_SCHEDULE = ['view', 'date', 'course_name', 'sem_year', 'batch'];

const PERSONAL = new Set(['/launchpad', '/referral-dashboard']);

/** Whether a page holds what belongs to one visitor alone: it is rendered for the request. */
export const isPersonal = (path: string, kind: VisitorKind): boolean => kind === 'verified' && PERSONAL.has(path);

/** Whether a page is made for its query too: there are too many of these to cache. Any other page is its path. */
export function dependsOnQuery(path: string, has: (name: string) => boolean): boolean {
  if (path === '/compare') return has('programs');
  return SCHEDULE.has(path) && OF_SCHEDULE.some(has);
}
