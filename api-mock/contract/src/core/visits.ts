/** Where a visit came from, in words that name nobody. */
export const VISIT_SOURCES = ['direct', 'search', 'social', 'message', 'referral', 'campaign', 'website'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** What the console calls them, in English. */
export const VISIT_SOURCE_NAMES: Readonly<Record<VisitSource, string>> = {
  direct: 'Direct',
  search: 'Search engine',
  social: 'Social network',
  message: 'Message or e-mail',
  referral: 'Referral',
  campaign: 'Campaign',
  website: 'Another website',
};

/** What a page is read on, as its browser says. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What the console calls them, in English. */
export const DEVICE_NAMES: Readonly<Record<Device, string>> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };
