/** Colours of a drawing: CSS values, also variables. */
export interface LatticeColours {
  line: string;
  tint: string;
  ground: string;
  accent: string;
}

/** Where the lattice is visible: everywhere, or through an arched window. */
export type LatticeShape = 'field' | 'arch';

/** Draws the patterns `{id}p` (lines) and `{id}a` (accents) in a shape. */
export function cover(shape: LatticeShape, id: string, colours: LatticeColours): string {
  return covers[shape]((rect) => rect.replaceAll('#?', `#${id}p`) + rect.replaceAll('#?', `#${id}a`), id, colours);
}

type Cover = (both: (rect: string) => string, id: string, colours: LatticeColours) => string;

const covers: Record<LatticeShape, Cover> = {
  field: (both) => both('<rect width="100%" height="100%" fill="url(#?)"/>'),
  arch: (both, id, { line, ground }) =>
    `<clipPath id="${id}c"><path d="${archPath}"/></clipPath><g clip-path="url(#${id}c)"><rect width="400" height="520" fill="${ground}"/>` +
    `${both('<rect width="400" height="520" fill="url(#?)"/>')}</g>` +
    `<path d="${archPath}" fill="none" stroke="${line}" stroke-width="9"/>` +
    `<path d="${archPath}" fill="none" stroke="${ground}" stroke-width="5.4"/>`,
};

/** A cusped arch in a 400 x 520 box. */
const archPath =
  'M6 514V214C6 178 26 168 34 146C42 122 58 112 84 106C104 100 112 82 130 70C158 52 180 42 200 8C220 42 242 52 270 70C288 82 296 100 316 106C342 112 358 122 366 146C374 168 394 178 394 214V514Z';
