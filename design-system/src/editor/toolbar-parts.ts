import { styled } from '@mui/material/styles';
import { colour, fontWeight, radius, touchTarget } from '../tokens/index.ts';

export const Bar = styled('div')({
  position: 'sticky',
  // Below a bar that is fixed at the top of the window.
  top: 'var(--sticky-top, 0px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  padding: 4,
  // Hides the border of a group that begins a line.
  overflow: 'clip',
  background: colour.surface,
  borderBottom: `1px solid ${colour.rule}`,
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
});

export const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '0 0 0 -5px',
  padding: '0 5px 0 4px',
  borderLeft: `1px solid ${colour.rule}`,
});

export const ToolbarButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  padding: 0,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: fontWeight.semibold,
  color: colour.text,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: radius.small,
  cursor: 'pointer',
  '&:hover': { background: colour.tint },
  '&[aria-pressed="true"]': { color: colour.action, background: colour.actionTint, borderColor: colour.action },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
  '@media (pointer: coarse)': { width: touchTarget, height: touchTarget },
});

export const LinkBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'end',
  padding: '12px 14px 14px',
  background: colour.tint,
  borderBottom: `1px solid ${colour.rule}`,
  '& > div:first-of-type': { flex: '1 1 260px' },
});
