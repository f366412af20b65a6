import { styled } from '@mui/material/styles';
import { colour, fontFamily } from '../../../tokens/index.ts';

/** The `<svg>` of every drawing of rings: `currentColor` is the tint, set as `--tint`. */
export const RingSvg = styled('svg')({
  display: 'block',
  color: 'var(--tint)',
  // A star is larger for the pointer than it looks.
  '& a use': { stroke: 'transparent', strokeWidth: 8, pointerEvents: 'all' },
  '& a:hover use': { fill: colour.text },
  '& text': {
    opacity: 0,
    pointerEvents: 'none',
    fill: colour.text,
    fontFamily: fontFamily.text,
    fontSize: 6,
    fontWeight: 600,
    textAnchor: 'middle',
    dominantBaseline: 'middle',
  },
  '& a:hover text': { opacity: 1 },
  '@media (forced-colors: active)': { color: 'CanvasText' },
});
