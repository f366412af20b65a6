/** The `tel:` address of a number with spaces and hyphens. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The WhatsApp address of a number with spaces and signs. */
export const whatsappHref = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

export const isExternal = (address: string): boolean => /^https?:/.test(address);

/** The host of an external address, for its label: `ugc.gov.in`. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** The admission portal, behind 'Continue Application'. */
export const PORTAL_PATH = '/admissionportal/';
