import { lightColours } from '../../../tokens/index.ts';
import { latticeMarkup } from './lattice-markup.ts';
import type { LatticeShape } from './lattice-shapes.ts';

/** A lattice as a separate file, for share images and covers: plain colours, sizes in px. */
export function renderLatticeSvg(seed: string, size: { width: number; height: number; shape?: LatticeShape }): string {
  const { width, height, shape = 'field' } = size;
  const colours = {
    line: lightColours.lattice,
    tint: lightColours.latticeTint,
    ground: lightColours.page,
    accent: lightColours.accent,
  };
  const box = shape === 'arch' ? 'viewBox="0 0 400 520"' : `viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}><rect width="100%" height="100%" fill="${lightColours.page}"/>${latticeMarkup(seed, { id: 'j', colours, shape, scale: 1 })}</svg>`;
}
