import { styled } from '@mui/material/styles';
import { colour, motion, radius, shadow } from '../../../tokens/index.ts';

/** Look of a panel that floats over the page. */
export const panelLook = {
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'min(520px, calc(100dvh - 32px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  boxShadow: shadow.floating,
  overflowWrap: 'break-word',
} as const;

/** A panel in the top layer, below its trigger, or next to it where there is room. */
export const Panel = styled('div')({
  ...panelLook,
  position: 'fixed',
  inset: 'auto',
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  margin: 0,
  marginBlock: 6,
  // It takes the focus only so that reading starts here.
  '&&:focus-visible': { outline: 'none', boxShadow: shadow.floating },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:popover-open': { animation: `ds-popover ${motion.quick}` },
    '@keyframes ds-popover': { from: { opacity: 0, transform: 'translateY(-4px)' } },
  },
});
