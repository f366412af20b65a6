/** A number as staff write it, as the address that calls it; spaces and hyphens are for reading. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
