/** From here on a month of lectures has room for their names. */
const DESKTOP = 1024;

/** Whether the screen is wider than a tablet's that is held upright. */
export const isWide = (): boolean => window.innerWidth >= DESKTOP;
