/** The picture of a slug's lattice, for pages without one of their own. */
export const drawnPicture = (slug: string): string => `/share/${slug}.png`;
