import { styled } from '@mui/material/styles';
import { colour, radius, shadow, touchTarget } from '../tokens/index.ts';

export const Row = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${touchTarget}px minmax(0, 1fr) auto`,
  gridTemplateAreas: '"handle content steps"',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  // Content marked as wide (an inline form) gets its own line where the row is narrow.
  '@container sortable (max-width: 640px)': {
    '&:has(> * > [data-spread])': { gridTemplateAreas: '"handle . steps" "content content content"', padding: '0 8px' },
  },
  '&:has(> * > [data-spread])': { alignItems: 'start' },
  // Beside an open form the handle stays at its first line.
  '&:has(> * > [data-spread="tall"]) > button:first-of-type': { alignSelf: 'start', minHeight: touchTarget + 16 },
  '&:has(> * > [data-spread="tall"]) > [data-steps]': { paddingTop: 8 },
  '&[data-dragging]': { zIndex: 1, borderColor: colour.action, boxShadow: shadow.floating },
  // Forced colours remove shadows.
  '@media (forced-colors: active)': { '&[data-dragging]': { outline: '3px solid Highlight' } },
});

export const Handle = styled('button')({
  gridArea: 'handle',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minHeight: touchTarget,
  padding: 0,
  color: colour.muted,
  background: 'transparent',
  border: 0,
  borderRadius: radius.medium,
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { color: colour.text, background: colour.tint },
  '&:active': { cursor: 'grabbing' },
  '&&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
});

/** Six dots, the usual sign of a drag handle. */
export function HandleIcon() {
  return (
    <svg width="16" height="20" viewBox="0 0 16 20" aria-hidden="true" focusable="false" fill="currentColor">
      {[3, 10, 17].flatMap((y) => [4, 12].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.8" />))}
    </svg>
  );
}

export const Content = styled('div')({ gridArea: 'content', minWidth: 0, paddingBlock: 8 });
