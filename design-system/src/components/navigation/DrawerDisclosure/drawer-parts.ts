import { styled } from '@mui/material/styles';
import {
  backdrop,
  colour,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  shadow,
  space,
  zIndex,
} from '../../../tokens/index.ts';

const widths = { medium: 400, large: 640 };
const inline = { paddingInline: 'clamp(16px, 5vw, 28px)' };
/** Height of the head's row: without script the button that opens a drawer is in it. */
export const headHeight = 68;

/** The element covers the screen, so that it receives clicks outside the sheet. */
export const Overlay = styled('dialog')({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  color: colour.text,
  background: 'transparent',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex' },
  justifyContent: 'flex-end',
  '&::backdrop': { background: backdrop },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open]::backdrop': { animation: `ds-drawer-veil ${motion.calm}` },
    '& > *': { animation: `ds-drawer-end ${motion.calm}` },
    '@keyframes ds-drawer-veil': { from: { opacity: 0 } },
    '@keyframes ds-drawer-end': { from: { transform: 'translateX(100%)' } },
  },
});

export const Sheet = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  boxSizing: 'border-box',
  width: '100%',
  height: '100dvh',
  background: colour.surface,
  boxShadow: shadow.floating,
  '&[data-size="medium"]': { maxWidth: widths.medium },
  '&[data-size="large"]': { maxWidth: widths.large },
  borderInlineStart: `1px solid ${colour.rule}`,
});

// Not `header` and `footer`: without script a drawer is inside the page's own header, where they are not allowed.
export const Head = styled('div')({
  ...inline,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: headHeight,
  boxSizing: 'border-box',
  paddingBlock: 8,
  borderBottom: `1px solid ${colour.rule}`,
  '& > button': { marginInlineEnd: -10 },
});

export const Title = styled('h2')({
  margin: 0,
  minWidth: 0,
  fontFamily: fontFamily.display,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  // It takes the focus only so that reading starts here; it is no control.
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const Body = styled('div')({
  ...inline,
  paddingBlock: space(2.5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const Foot = styled('div')({
  ...inline,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  paddingBlock: `${space(2)} calc(${space(2)} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${colour.rule}`,
  '& > *': { flex: '1 1 auto' },
});
