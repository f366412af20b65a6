/** A number as staff write it, as the address that calls it; spaces and hyphens are for reading. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Where a chat with a number begins; spaces and signs are how people write it, and are no part of the address. */
export const whatsappHref = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

/** Whether an address leads to another site. */
export const isElsewhere = (address: string): boolean => /^https?:/.test(address);

/** The name of the site that an address on another site leads to: `ugc.gov.in`. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** The admission portal, where a verified visitor goes on ('Continue Application'). */
export const PORTAL_PATH = '/admissionportal/';
