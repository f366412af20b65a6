import { darkColours, lightColours } from './brand.ts';
import { transparent } from './transparent.ts';

/** Design widths in px: phone, tablet, laptop, wide. */
export const breakpoints = { phone: 390, tablet: 768, laptop: 1280, wide: 1600 } as const;

/** Media queries, mobile first. */
export const mediaQuery = {
  phone: '@media (min-width: 390px)',
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
  laptop: '@media (min-width: 1280px)',
  wide: '@media (min-width: 1600px)',
} as const;

/** The 8-point grid in px; `space(1.5)` is 12 px. */
export const space = (steps: number): string => `${steps * 8}px`;

/** Padding above and below a band. */
export const sectionPadding = 'clamp(28px, 16px + 2.9vw, 64px)';

/** Turns text of 17 px into 8 pt in print, so that a band fits the paper. */
export const printZoom = 0.62;

/** Page gutter. */
export const pageGutter = 'clamp(16px, 4vw, 40px)';

/** Maximum widths of text, page and picture. */
export const contentWidth = { text: '720px', page: '1200px', wide: '1440px' } as const;

/** Corners: small for chips and marks, medium for controls and cards, large for floating panels. */
export const radius = { small: '3px', medium: '6px', large: '10px', pill: '999px' } as const;

/** Only floating elements have a shadow; the others have borders. */
export const shadow = {
  none: 'none',
  raised: `0 1px 2px ${transparent(lightColours.text, 8)}`,
  floating: `0 12px 32px -12px ${transparent(lightColours.text, 28)}, 0 2px 6px ${transparent(lightColours.text, 8)}`,
} as const;

/** Covers the page behind a dialog or a drawer. */
export const backdrop = transparent(darkColours.page, 62);

/** Quick for hover, calm for what opens or moves. Only transform and opacity are animated. */
export const motion = {
  quick: '150ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '190ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Which layer lies over which. Dialogs are in the browser's top layer, above all of these. */
export const zIndex = { sticky: 20, bar: 30, drawer: 40, modal: 1300, toast: 1400, loader: 1500 } as const;

/** Smallest click target, px. */
export const touchTarget = 44;
