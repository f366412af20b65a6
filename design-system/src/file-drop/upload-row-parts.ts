import { styled } from '@mui/material/styles';
import { colour, fontWeight, radius } from '../tokens/index.ts';

export const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  padding: '8px 4px 8px 8px',
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '&[data-state="failed"]': { borderColor: colour.danger },
});

export const Body = styled('div')({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& > progress': {
    appearance: 'none',
    width: '100%',
    height: 6,
    overflow: 'hidden',
    background: colour.tint,
    border: 0,
    borderRadius: radius.pill,
    color: colour.action,
    '&::-webkit-progress-bar': { background: colour.tint },
    '&::-webkit-progress-value': { background: colour.action, borderRadius: radius.pill },
    '&::-moz-progress-bar': { background: colour.action, borderRadius: radius.pill },
    // Grounds vanish where colours are the reader's own.
    '@media (forced-colors: active)': {
      border: '1px solid CanvasText',
      '&::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
      '&::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});

// Two lines of a long name, its end included: that is where one file differs from the next.
export const Name = styled('span')({
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const Status = styled('span')({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  color: colour.muted,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none' },
  '&[data-tone-of="success"]': { color: colour.success },
  '&[data-tone-of="danger"]': { color: colour.danger, fontWeight: fontWeight.medium },
});

export const Size = styled('span')({ color: colour.muted });

export const Actions = styled('div')({
  display: 'flex',
  color: colour.muted,
  '@container slots (max-width: 380px)': { flexDirection: 'column' },
});
