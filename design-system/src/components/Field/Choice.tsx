import { styled } from '@mui/material/styles';
import { colour, target } from '../../tokens/index.ts';

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 });

const Row = styled('label')({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minHeight: target,
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
  flex: 'none',
  width: 22,
  height: 22,
  margin: '1px 0 0',
  accentColor: colour.action,
  cursor: 'inherit',
  '&[aria-invalid="true"]': { outline: `2px solid ${colour.danger}`, outlineOffset: 1 },
});

/** The parts that a checkbox, a radio and a switch share. */
export const Choice = { Frame, Row, Box };
