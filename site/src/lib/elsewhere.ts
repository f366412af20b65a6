/** Whether an address leads to another site. */
export const isElsewhere = (address: string): boolean => /^https?:/.test(address);

/** The name of the site that an address on another site leads to: `ugc.gov.in`. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
