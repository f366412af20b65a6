import { type Design, designOf } from './design.ts';
import { type Polygon, type Tiling, tilings } from './tilings.ts';

/** Colours of a drawing: CSS values, so variables are welcome. */
export interface LatticeColours {
  line: string;
  tint: string;
  ground: string;
  accent: string;
}

/** Where the lattice is shown: everywhere, through an arched window, or as a border. */
export type LatticeShape = 'field' | 'arch' | 'frame';

/**
 * What stands inside the `<svg>` of a lattice.
 * Polygons-in-contact: from the middle of every edge two lines leave at one angle and meet their neighbours',
 * which draws a star in each polygon. The rectangle that repeats becomes a `<pattern>`, so size costs no bytes.
 */
export function latticeMarkup(seed: string, id: string, colours: LatticeColours, shape: LatticeShape): string {
  const design = designOf(seed);
  const tiling: Tiling = tilings[design.family];
  const width = tiling.width * design.edge;
  const height = tiling.height * design.edge;
  const stars = distinct(tiling.polygons);
  const defs = stars.map((star, at) => `<path id="${id}s${at}" d="${starPath(star, design)}"/>`).join('');
  const placed = tiling.polygons.flatMap((polygon) => placements(polygon, stars, tiling, design.edge, id));
  const lines = `<g id="${id}l">${placed.join('')}</g>`;
  const pattern = (name: string, across: number, down: number, inner: string) =>
    `<pattern id="${id}${name}" width="${round(width * across)}" height="${round(height * down)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${design.turn})">${inner}</pattern>`;
  const accents = accent(design, tiling, colours, id);
  return `<defs>${defs}${lines}${pattern('p', 1, 1, drawing(design, colours, id))}${pattern('a', 3, 2, accents)}${extra(shape, id)}</defs>${cover(shape, id, colours)}`;
}

/** Marigold stars, one in each six rectangles. */
function accent(design: Design, tiling: Tiling, colours: LatticeColours, id: string): string {
  const [width, height] = [tiling.width * design.edge, tiling.height * design.edge];
  // A centre inside the large rectangle, never on its border, where the pattern would cut it.
  const column = 1 + (design.accent % 2);
  const x = round(width * column);
  const y = round(height);
  const heart = `<use href="#${id}s0" x="${x}" y="${y}" fill="${colours.accent}" stroke="${colours.line}" stroke-width="1.2"/>`;
  return heart;
}

function drawing(design: Design, { line, tint, ground }: LatticeColours, id: string): string {
  const use = (attributes: string) => `<use href="#${id}l" ${attributes}/>`;
  if (design.drawing === 'ribbon') {
    return use(`fill="none" stroke="${line}" stroke-width="5"`) + use(`fill="none" stroke="${ground}" stroke-width="2.6"`);
  }
  if (design.drawing === 'inlay') return use(`fill="${tint}" stroke="${line}" stroke-width="1.4"`);
  return use(`fill="none" stroke="${line}" stroke-width="1.5"`);
}

const extra = (shape: LatticeShape, id: string) =>
  shape === 'arch' ? `<clipPath id="${id}c"><path d="${archPath}"/></clipPath>` : '';

function cover(shape: LatticeShape, id: string, { line, ground, accent: marigold }: LatticeColours): string {
  const both = (rect: string) => rect.replaceAll('#?', `#${id}p`) + rect.replaceAll('#?', `#${id}a`);
  if (shape === 'frame') {
    const ring = '<rect width="100%" height="100%" fill="none" stroke="url(#?)" stroke-width="64"/>';
    return `${both(ring)}<rect width="100%" height="100%" fill="none" stroke="${line}" stroke-width="3"/><rect x="32" y="32" style="width:calc(100% - 64px);height:calc(100% - 64px)" fill="none" stroke="${line}" stroke-width="1.5"/>`;
  }
  if (shape === 'arch') {
    return `<g clip-path="url(#${id}c)"><rect width="400" height="520" fill="${ground}"/>${both('<rect width="400" height="520" fill="url(#?)"/>')}</g><path d="${archPath}" fill="none" stroke="${line}" stroke-width="7"/><path d="${archPath}" fill="none" stroke="${marigold}" stroke-width="1.6"/>`;
  }
  return both('<rect width="100%" height="100%" fill="url(#?)"/>');
}

/** A cusped arch in a 400 x 520 box. */
const archPath =
  'M6 514V214C6 178 26 168 34 146C42 122 58 112 84 106C104 100 112 82 130 70C158 52 180 42 200 8C220 42 242 52 270 70C288 82 296 100 316 106C342 112 358 122 366 146C374 168 394 178 394 214V514Z';

function distinct(polygons: Polygon[]): Polygon[] {
  return polygons.filter((one, at) => polygons.findIndex((other) => alike(one, other)) === at);
}

const alike = (one: Polygon, other: Polygon) =>
  one.sides === other.sides && (one.turn - other.turn) % (360 / one.sides) === 0;

/** A polygon's star at every place where it touches the rectangle, so that its edges meet over the border. */
function placements(polygon: Polygon, stars: Polygon[], tiling: Tiling, edge: number, id: string): string[] {
  const at = stars.findIndex((star) => alike(star, polygon));
  const reach = 0.5 / Math.sin(Math.PI / polygon.sides);
  const touches = (centre: number, end: number) => centre + reach > 0 && centre - reach < end;
  return [-1, 0, 1].flatMap((column) =>
    [-1, 0, 1].flatMap((row) => {
      const [x, y] = [polygon.x + column * tiling.width, polygon.y + row * tiling.height];
      if (!touches(x, tiling.width) || !touches(y, tiling.height)) return [];
      return [`<use href="#${id}s${at}" x="${round(x * edge)}" y="${round(y * edge)}"/>`];
    }),
  );
}

/** The star of one polygon around the origin, px; large ones carry a second star inside. */
function starPath({ sides, turn }: Polygon, { contact, edge }: Design): string {
  const half = Math.PI / sides;
  const outer = (edge * 0.5) / Math.tan(half);
  const inner = outer / (Math.cos(half) + Math.sin(half) * Math.tan((contact * Math.PI) / 180));
  const first = (turn * Math.PI) / 180;
  const ring = (far: number, near: number, shift: number) =>
    `M${Array.from({ length: sides * 2 }, (_, step) => {
      const radius = step % 2 === 0 ? far : near;
      const angle = first + shift + step * half;
      return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
    }).join('L')}Z`;
  return sides < 8 ? ring(outer, inner, 0) : ring(outer, inner, 0) + ring(inner * 0.8, inner * 0.5, half);
}

const round = (value: number) => Math.round(value * 100) / 100;
