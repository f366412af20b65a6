/** From this width a month of the schedule has room for names. */
const DESKTOP_PX = 1024;

/** Whether the viewport is wider than an upright tablet; causes no layout. */
export const isWide = (): boolean => matchMedia(`(min-width: ${DESKTOP_PX}px)`).matches;
