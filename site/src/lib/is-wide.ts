/** A tablet's width, from which a month of lectures has room. */
const TABLET = 768;

/** Whether the screen is wider than a phone's. */
export const isWide = (): boolean => window.innerWidth >= TABLET;
