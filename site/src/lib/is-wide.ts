/** From here on a month of lectures has room for their names. */
const DESKTOP = 1024;

/** Whether the screen is wider than a tablet's that is held upright; read without laying out the page. */
export const isWide = (): boolean => matchMedia(`(min-width: ${DESKTOP}px)`).matches;
