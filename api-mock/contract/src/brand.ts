/**
 * The university's name in the two parts of the logo. The console, mails, text messages and the content of a fresh
 * database use it; the public site takes its name from the content. Its look is in the design system.
 */
export const BRAND = { name: 'Meridian', descriptor: 'University Online' } as const;

/** The whole name: `Meridian University Online`. */
export const BRAND_NAME = `${BRAND.name} ${BRAND.descriptor}` as const;
