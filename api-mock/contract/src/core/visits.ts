/** Where a visit came from. */
export const VISIT_SOURCES = ['direct', 'search', 'social', 'message', 'referral', 'campaign', 'website'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** The console's English labels. */
export const VISIT_SOURCE_NAMES: Readonly<Record<VisitSource, string>> = {
  direct: 'Direct',
  search: 'Search engine',
  social: 'Social network',
  message: 'Message or e-mail',
  referral: 'Referral',
  campaign: 'Campaign',
  website: 'Another website',
};

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

export const DEVICE_NAMES: Readonly<Record<Device, string>> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };
