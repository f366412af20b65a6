import { inkColours, lightColours } from '../../../tokens/index.ts';
import { latticeMarkup } from './lattice-markup.ts';
import type { LatticeShape } from './lattice-shapes.ts';

/** What a lattice's file shows. */
export interface LatticeFileOptions {
  seed: string;
  tone: keyof typeof schemes;
  shape: keyof typeof boxes;
}

/** Name of a lattice's file; `renderLatticeFile` draws it from the name alone, so nothing has to be kept. */
export const latticeFileName = ({ seed, tone, shape }: LatticeFileOptions): string =>
  `${tone}-${shape}-${seed.slice(0, 200).toWellFormed()}.svg`;

/**
 * The file of that name as SVG in plain colours, filling the box that it is shown in; undefined for other names.
 * A page that shows many lattices fetches them instead of carrying each in its HTML, see `LatticeFileProvider`.
 */
export function renderLatticeFile(name: string): string | undefined {
  const [, tone, shape, seed] = /^(line|ink)-(field|fine|arch|frame)-(.{0,200})\.svg$/su.exec(name) ?? [];
  if (seed === undefined) return undefined;
  const { lattice: line, latticeTint: tint, page: ground, accent } = schemes[tone as keyof typeof schemes];
  const { drawn, scale, box } = boxes[shape as keyof typeof boxes];
  const inside = latticeMarkup(seed, { id: 'j', colours: { line, tint, ground, accent }, shape: drawn, scale });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box(ground)}${inside}</svg>`;
}

const schemes = { line: lightColours, ink: inkColours };

const own = (ground: string) => `width="100%" height="100%"><rect width="100%" height="100%" fill="${ground}"/>`;

// A field is its own ground; arch and frame stand on whatever is behind them.
const boxes = {
  field: { drawn: 'field', scale: 1, box: own },
  fine: { drawn: 'field', scale: 0.5, box: own },
  arch: { drawn: 'arch', scale: 1, box: () => 'viewBox="0 0 400 520">' },
  frame: { drawn: 'frame', scale: 0.5, box: () => 'width="100%" height="100%">' },
} satisfies Record<string, { drawn: LatticeShape; scale: number; box: (ground: string) => string }>;

/** The file that shows a lattice of this shape and scale; undefined where there is none. */
export const latticeFileShape = (drawn: LatticeShape, scale: number): LatticeFileOptions['shape'] | undefined =>
  keys.find((key) => boxes[key].drawn === drawn && boxes[key].scale === scale);

const keys = Object.keys(boxes) as (keyof typeof boxes)[];
