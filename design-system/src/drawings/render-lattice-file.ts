import { inkColours, lightColours } from '../tokens/index.ts';
import { renderRingFile } from '../components/brand/RingLattice/ring-file.ts';
import { fileShapes, type LatticeFileOptions } from '../components/brand/Lattice/lattice-file.ts';
import { latticeMarkup } from '../components/brand/Lattice/lattice-markup.ts';

/**
 * The file with that name as SVG in plain colours, filling its container; undefined for other names. A page with many
 * lattices loads them as files instead of having each in its HTML, see `LatticeFileProvider`.
 */
export function renderLatticeFile(name: string): string | undefined {
  const [, tone, shape, seed] = /^(line|ink)-(field|fine|arch)-(.{0,200})\.svg$/su.exec(name) ?? [];
  if (seed === undefined) return renderRingFile(name);
  const { lattice: line, latticeTint: tint, page: ground, accent } = schemes[tone as LatticeFileOptions['tone']];
  const file = shape as LatticeFileOptions['shape'];
  const inside = latticeMarkup(seed, { id: 'j', colours: { line, tint, ground, accent }, ...fileShapes[file] });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${file === 'arch' ? 'viewBox="0 0 400 520">' : own(ground)}${inside}</svg>`;
}

const schemes = { line: lightColours, ink: inkColours };

// A field has its own background; an arch is transparent.
const own = (ground: string) => `width="100%" height="100%"><rect width="100%" height="100%" fill="${ground}"/>`;
