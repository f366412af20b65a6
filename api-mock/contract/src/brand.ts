/** The university's name in the two parts of its logo. The site takes it from its content instead. */
export const BRAND = { name: 'Meridian', descriptor: 'University Online' } as const;

export const BRAND_NAME = `${BRAND.name} ${BRAND.descriptor}` as const;
