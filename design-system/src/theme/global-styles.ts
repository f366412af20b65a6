import type { ColourScheme } from '../tokens/index.ts';
import {
  changedColourVariables,
  colour,
  colourVariables,
  darkHighContrast,
  fontFamily,
  fontSize,
  inkColours,
  inkHighContrast,
  lightColours,
  lightHighContrast,
  lineHeight,
  touchTarget,
} from '../tokens/index.ts';

/** Global styles: variables, text, focus, selection, print; rendered by CssBaseline. */
export function globalStyles(scheme: ColourScheme) {
  const isLight = scheme.page === lightColours.page;
  return {
    ':root': { ...colourVariables(scheme), colorScheme: isLight ? 'light' : 'dark' },
    ...(isLight && { '[data-tone="white"]': { '--ds-page': lightColours.surface } }),
    // In the dark scheme too, because marigold is the colour of actions on an ink band.
    '[data-tone="ink"]': { ...changedColourVariables(inkColours, scheme), colorScheme: 'dark' },
    '@media (prefers-contrast: more)': {
      ':root': changedColourVariables(isLight ? lightHighContrast : darkHighContrast, scheme),
      '[data-tone="ink"]': changedColourVariables(inkHighContrast, inkColours),
    },
    html: { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%', scrollPaddingTop: '88px' },
    'html:has([data-locks-scroll][open])': { overflow: 'hidden' },
    body: {
      margin: 0,
      background: colour.page,
      color: colour.text,
      fontFamily: fontFamily.text,
      fontSize: fontSize.body,
      lineHeight: lineHeight.normal,
      // Also in the minimum width of a column, which a longer word would widen.
      overflowWrap: 'anywhere',
      textRendering: 'optimizeLegibility',
    },
    // The columns of a table are as wide as their longest words, and a wide table scrolls.
    ':where(td, th)': { overflowWrap: 'break-word' },
    'img, svg, video': { maxWidth: '100%' },
    img: { height: 'auto' },
    ':focus-visible': {
      outline: `2px solid ${colour.focusOuter}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${colour.focusInner}`,
    },
    '::selection': { background: lightColours.accent, color: lightColours.onAccent },
    'summary::-webkit-details-marker': { display: 'none' },
    // CssBaseline lets each element inherit it, and this box interrupts that.
    '::details-content': { boxSizing: 'inherit' },
    '[hidden]': { display: 'none !important' },
    '.visually-hidden': visuallyHidden,
    '@media (prefers-reduced-motion: no-preference)': {
      html: { scrollBehavior: 'smooth' },
      // The browser fades between two pages of the site.
      '@view-transition': { navigation: 'auto' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // With any duration above zero every change of an element would start a transition.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
    // Forced colours remove shadows.
    '@media (forced-colors: active)': {
      '[aria-selected="true"], [aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '@page': { margin: '9mm' },
    '@media print': {
      ':root, [data-tone="ink"]': {
        ...changedColourVariables(lightColours, isLight ? inkColours : scheme),
        '--ds-page': '#fff',
      },
      '[data-print="no"]': { display: 'none !important' },
      'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.8em' },
      'figure, tr, li': { breakInside: 'avoid' },
      'h1, h2, h3, h4': { breakAfter: 'avoid' },
      body: { fontSize: '11pt' },
      details: { breakInside: 'avoid' },
      // In print nothing can be opened.
      'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
    '@media (pointer: coarse)': { 'summary, button, [role="tab"]': { minHeight: `${touchTarget}px` } },
  };
}

/** Hidden visually, available to screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
