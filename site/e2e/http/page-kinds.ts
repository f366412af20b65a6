/** Maximum compressed size of the HTML of any page. */
const LIMIT_KB = 28.67;

/**
 * One page of each kind, with the maximum compressed size of its HTML: its current size and a tenth, up to the limit.
 */
export const PAGE_KB = {
  '/': LIMIT_KB,
  '/online-mba': LIMIT_KB,
  '/online-bba': LIMIT_KB,
  '/online-ma/english': LIMIT_KB,
  '/german-language': 27.6,
  '/online-mba-lp': 27.6,
  '/online-degree-education-learning-courses-ct': 23.3,
  '/refurl': 20,
  '/influencer': 23.3,
  '/recognition': 18.6,
  '/programmes': 20,
  '/contact': 18.2,
  '/privacy-policy': 16.6,
  '/auxiliary/scholarships': 17.4,
  '/live-lecture': 19.9,
  '/blog': 14.7,
  '/blog/examination-days': 18.3,
  '/compare': 12.1,
  '/compare?programs=online-ma,online-mba': 15.5,
  '/launchpad': 13.6,
  '/referral-dashboard': 11.7,
};
export const KINDS = Object.keys(PAGE_KB);
