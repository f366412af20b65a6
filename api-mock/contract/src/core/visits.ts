/** Where a visit came from, in words that name nobody. */
export const VISIT_SOURCES = ['direct', 'search', 'social', 'message', 'referral', 'campaign', 'website'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** What a page is read on, as its browser says. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];
