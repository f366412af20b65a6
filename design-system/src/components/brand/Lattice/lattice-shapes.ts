/** Colours of a drawing: CSS values, so variables are welcome. */
export interface LatticeColours {
  line: string;
  tint: string;
  ground: string;
  accent: string;
}

/** Where the lattice is shown: everywhere, through an arched window, or as a border. */
export type LatticeShape = 'field' | 'arch' | 'frame';

/** Shows the patterns `{id}p` (lines) and `{id}a` (accents) through a shape. */
export function cover(shape: LatticeShape, id: string, colours: LatticeColours): string {
  return covers[shape]((rect) => rect.replaceAll('#?', `#${id}p`) + rect.replaceAll('#?', `#${id}a`), id, colours);
}

type Cover = (both: (rect: string) => string, id: string, colours: LatticeColours) => string;

const covers: Record<LatticeShape, Cover> = {
  field: (both) => both('<rect width="100%" height="100%" fill="url(#?)"/>'),
  frame: (_both, id, { line, accent }) =>
    `<rect width="100%" height="100%" fill="none" stroke="url(#${id}p)" stroke-width="64"/>` +
    `<rect width="100%" height="100%" fill="none" stroke="${line}" stroke-width="3"/>` +
    `<rect x="32" y="32" style="width:calc(100% - 64px);height:calc(100% - 64px)" fill="none" stroke="${line}" stroke-width="1.5"/>` +
    ['0,0', '100%,0', '0,100%', '100%,100%'].map((corner) => cornerPiece(corner, line, accent)).join(''),
  arch: (both, id, { line, ground }) =>
    `<clipPath id="${id}c"><path d="${archPath}"/></clipPath><g clip-path="url(#${id}c)"><rect width="400" height="520" fill="${ground}"/>` +
    `${both('<rect width="400" height="520" fill="url(#?)"/>')}</g>` +
    `<path d="${archPath}" fill="none" stroke="${line}" stroke-width="9"/>` +
    `<path d="${archPath}" fill="none" stroke="${ground}" stroke-width="5.4"/>`,
};

/** A square of marigold with a star drawn on it, where two borders meet. */
function cornerPiece(corner: string, line: string, accent: string): string {
  const [x = '0', y = '0'] = corner.split(',');
  const inward = (at: string) => (at === '0' ? 0 : -32);
  return (
    `<svg x="${x}" y="${y}" overflow="visible"><g transform="translate(${inward(x)} ${inward(y)})" stroke="${line}" stroke-width="1.5">` +
    `<rect width="32" height="32" fill="${accent}"/><path d="M16 3 29 16 16 29 3 16ZM7 7h18v18H7Z" fill="none"/></g></svg>`
  );
}

/** A cusped arch in a 400 x 520 box. */
const archPath =
  'M6 514V214C6 178 26 168 34 146C42 122 58 112 84 106C104 100 112 82 130 70C158 52 180 42 200 8C220 42 242 52 270 70C288 82 296 100 316 106C342 112 358 122 366 146C374 168 394 178 394 214V514Z';
