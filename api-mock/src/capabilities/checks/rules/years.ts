import { type Rule, textsOf } from '../rule.ts';

const YEAR = /\b20\d\d\b/g;
// Years of past events are correct.
const HISTORY = /(?:since|established|founded|regulations?|act|of the year|dated|notified|in force|©)[\s,.(]*$/i;
const RECENT_YEARS = 3;

/** Texts do not name a recent year that is over. */
export const years: Rule = ({ resource }, leaves, site) => {
  // Posts of the blog are dated.
  if (resource.name === 'blogs') return [];
  return textsOf(leaves).flatMap(({ path, text }) => {
    const stale = [...text.matchAll(YEAR)].find(([year], index, all) => {
      const before = text.slice(Math.max(0, (all[index]?.index ?? 0) - 24), all[index]?.index ?? 0);
      return Number(year) < site.year && Number(year) >= site.year - RECENT_YEARS && !HISTORY.test(before);
    });
    return stale ? [{ code: 'YEAR_STALE' as const, path, values: { year: stale[0] } }] : [];
  });
};
