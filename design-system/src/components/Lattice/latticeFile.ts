import { ink, light } from '../../tokens/index.ts';
import { latticeMarkup } from './markup.ts';

/** What a lattice's file shows. */
export interface LatticeFileFacts {
  seed: string;
  tone: keyof typeof schemes;
  shape: keyof typeof boxes;
}

/** Name of a lattice's file; `latticeFile` draws it from the name alone, so nothing has to be kept. */
export const latticeFileName = ({ seed, tone, shape }: LatticeFileFacts): string =>
  `${tone}-${shape}-${seed.slice(0, 200).toWellFormed()}.svg`;

/**
 * The file of that name as SVG in plain colours, filling the box that it is shown in; undefined for other names.
 * A page that shows many lattices fetches them instead of carrying each in its HTML, see `LatticeFolder`.
 */
export function latticeFile(name: string): string | undefined {
  const [, tone, shape, seed] = /^(line|ink)-(field|arch)-(.{0,200})\.svg$/su.exec(name) ?? [];
  if (seed === undefined) return undefined;
  const { lattice: line, latticeTint: tint, page: ground, accent } = schemes[tone as keyof typeof schemes];
  const colours = { line, tint, ground, accent };
  const drawn = latticeMarkup(seed, { id: 'j', colours, shape: shape as keyof typeof boxes, scale: 1 });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${boxes[shape as keyof typeof boxes](ground)}${drawn}</svg>`;
}

const schemes = { line: light, ink };

// An arch stands on whatever is behind it; a field is its own ground.
const boxes = {
  field: (ground: string) => `width="100%" height="100%"><rect width="100%" height="100%" fill="${ground}"/>`,
  arch: () => 'viewBox="0 0 400 520">',
};
