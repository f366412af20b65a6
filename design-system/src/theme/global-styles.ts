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

/** Everything that is not a component: variables, text, focus, selection, print. Carried by CssBaseline. */
export function globalStyles(scheme: ColourScheme) {
  const isLight = scheme.page === lightColours.page;
  return {
    ':root': { ...colourVariables(scheme), colorScheme: isLight ? 'light' : 'dark' },
    ...(isLight && { '[data-tone="white"]': { '--ds-page': lightColours.surface } }),
    // In the dark too: a band is told from the page by its ground, and marigold is what can be pressed on it.
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
      // In the smallest width of a column too, which a longer word would hold open.
      overflowWrap: 'anywhere',
      textRendering: 'optimizeLegibility',
    },
    // A table's columns are as wide as their longest words, and a wide table scrolls.
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
    // CssBaseline has each element inherit it, which ends at this box.
    '::details-content': { boxSizing: 'inherit' },
    '[hidden]': { display: 'none !important' },
    '.visually-hidden': visuallyHidden,
    '@media (prefers-reduced-motion: no-preference)': {
      html: { scrollBehavior: 'smooth' },
      // From one page of a site to the next: the browser fades between the two, without any script.
      '@view-transition': { navigation: 'auto' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Any duration above zero would make a transition of every change of every element.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
    // Marks that are drawn with shadows vanish in forced colours.
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
      // On paper nobody can open what is closed.
      'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
    '@media (pointer: coarse)': { 'summary, button, [role="tab"]': { minHeight: `${touchTarget}px` } },
  };
}

/** Read aloud, not shown. */
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
