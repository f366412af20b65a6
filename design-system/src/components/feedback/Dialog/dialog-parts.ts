import { styled } from '@mui/material/styles';
import {
  backdrop,
  colour,
  fontFamily,
  fontWeight,
  lineHeight,
  mediaQuery,
  motion,
  radius,
  shadow,
} from '../../../tokens/index.ts';

const MARGIN = 24;
const widths = { small: 440, medium: 560, large: 840 };

/** The element itself covers the screen, so that a toast can be inside it and it receives clicks outside the panel. */
export const Overlay = styled('dialog')({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  color: colour.text,
  // A dialog opened from a table cell is inside that cell.
  textAlign: 'start',
  whiteSpace: 'normal',
  background: 'transparent',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid' },
  '&::backdrop': { background: backdrop },
  [mediaQuery.tablet]: { padding: MARGIN, placeItems: 'center' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open]::backdrop, &[open] > *': { animation: `ds-dialog ${motion.calm}` },
    '@keyframes ds-dialog': { from: { opacity: 0 } },
  },
});

export const Panel = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  boxSizing: 'border-box',
  width: '100%',
  height: '100dvh',
  background: colour.surface,
  // A short question opens from the bottom of a phone, near the thumb, instead of filling it.
  '&[data-size="small"]': {
    height: 'auto',
    maxHeight: `calc(100dvh - ${2 * MARGIN}px)`,
    alignSelf: 'end',
    borderTop: `4px solid ${colour.accent}`,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    '& > footer > button': { flex: '1 1 auto' },
  },
  [mediaQuery.tablet]: {
    height: 'auto',
    maxHeight: `calc(100dvh - ${2 * MARGIN}px)`,
    border: `1px solid ${colour.rule}`,
    borderTop: `4px solid ${colour.accent}`,
    borderRadius: radius.large,
    boxShadow: shadow.floating,
    '&[data-size="small"]': {
      alignSelf: 'center',
      maxWidth: widths.small,
      borderRadius: radius.large,
      '& > footer > button': { flex: 'none' },
    },
    '&[data-size="medium"]': { maxWidth: widths.medium },
    '&[data-size="large"]': { maxWidth: widths.large },
  },
});

const inline = { paddingInline: 'clamp(20px, 5vw, 32px)' };

export const Head = styled('header')({
  ...inline,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'start',
  paddingBlock: '20px 12px',
  '& > button': { marginRight: -10, marginTop: -6 },
});

export const Title = styled('h2')({
  margin: 0,
  fontFamily: fontFamily.display,
  fontSize: 'clamp(1.4375rem, 1.3rem + .6vw, 1.75rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.tight,
  // It takes the focus only so that reading starts here; it is no control.
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const Subtitle = styled('p')({ margin: '6px 0 0', color: colour.muted, lineHeight: 1.5 });

export const Body = styled('div')({
  ...inline,
  paddingBlock: '8px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused field shows its label above and its error below, above the form's buttons.
  scrollPaddingBlock: '48px 120px',
  // The buttons of a scrolling form stay visible, over the padding too; fields scroll under a fading edge.
  '& .form-actions': {
    position: 'sticky',
    bottom: -24,
    zIndex: 1,
    margin: '-12px 0 -24px',
    paddingBlock: '16px 24px',
    background: `linear-gradient(to top, ${colour.surface} calc(100% - 12px), transparent)`,
  },
});

export const Foot = styled('footer')({
  ...inline,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  justifyContent: 'flex-end',
  paddingBlock: 16,
  borderTop: `1px solid ${colour.rule}`,
});
