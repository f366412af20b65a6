import { styled } from '@mui/material/styles';
import { colour, motion, radius, touchTarget } from '../../../tokens/index.ts';

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 });

const Row = styled('label')({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minHeight: touchTarget,
  boxSizing: 'border-box',
  paddingBlock: 10,
  fontSize: '1rem',
  lineHeight: 1.5,
  color: colour.text,
  cursor: 'pointer',
  '&:has(:disabled)': { color: colour.muted, cursor: 'not-allowed' },
  '& > span': { minWidth: 0 },
  '& a': { color: colour.action, textUnderlineOffset: 3 },
});

const Box = styled('input')({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: 22,
  height: 22,
  margin: '1px 0 0',
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  // The tick grows when it is shown; a dot in a radio, a dash if only some are selected.
  '&::before': {
    content: '""',
    width: 13,
    height: 13,
    background: colour.onAction,
    clipPath: 'polygon(14% 44%, 0 60%, 42% 98%, 100% 20%, 84% 6%, 41% 68%)',
    transform: 'scale(0)',
    transition: `transform ${motion.quick}`,
  },
  '&[type="radio"]': { borderRadius: radius.pill },
  '&[type="radio"]::before': { width: 10, height: 10, clipPath: 'none', borderRadius: radius.pill },
  '&:indeterminate:not([type="radio"])::before': { clipPath: 'inset(5px 0)' },
  '&:hover:not(:disabled)': { borderColor: colour.text },
  '&:is(:checked, :indeterminate:not([type="radio"]))': {
    background: colour.action,
    borderColor: colour.action,
    '&::before': { transform: 'none' },
  },
  '&[aria-invalid="true"]': { borderColor: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` },
  '&&:disabled': { background: colour.tint, borderColor: colour.edge, borderStyle: 'dashed' },
  '&:disabled::before': { background: colour.muted },
  // In forced colours the browser draws it.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
});

/** Parts shared by checkbox, radio and switch. */
export const ChoiceParts = { Frame, Row, Box };
