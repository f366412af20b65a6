/** The brand of this installation, as the console shows it. */
export const BRAND = { name: 'Meridian', descriptor: 'University Online' } as const;
