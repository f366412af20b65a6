import { styled } from '@mui/material/styles';

/** The `<svg>` of every drawing of rings: `currentColor` is the tint, set as `--tint`. */
export const RingSvg = styled('svg')({
  display: 'block',
  color: 'var(--tint)',
  '@media (forced-colors: active)': { color: 'CanvasText' },
});
