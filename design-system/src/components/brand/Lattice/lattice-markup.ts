import { type Design, designOf } from './lattice-design.ts';
import { cover, type LatticeColours, type LatticeShape } from './lattice-shapes.ts';
import { rosettePath, starPath } from './star-path.ts';
import { type Polygon, type Tiling, tilings } from './tilings.ts';

/** How a lattice is drawn from its seed. */
export interface LatticeDrawing {
  /** Prefix of every id inside; unique on the page. */
  id: string;
  colours: LatticeColours;
  shape: LatticeShape;
  scale: number;
}

/**
 * The content of a lattice's `<svg>`, drawn as polygons in contact: two lines leave the middle of every edge at one
 * angle and meet their neighbours', which draws a star in each polygon. The repeating rectangle is a `<pattern>`, so a
 * larger drawing needs no more bytes.
 */
export function latticeMarkup(seed: string, { id, colours, shape, scale }: LatticeDrawing): string {
  const design = designOf(seed);
  const tiling: Tiling = tilings[design.family];
  const [width, height] = [tiling.width * design.edge, tiling.height * design.edge];
  const stars = distinct(tiling.polygons);
  const paths = stars.map((star, at) => `<path id="${id}s${at}" d="${starPath(star, design)}"/>`).join('');
  const lines = tiling.polygons.flatMap((polygon) => placements(polygon, stars, tiling, design.edge, id)).join('');
  // Puts the first marigold star inside even a small card, and in the middle of an arch.
  const { focus, spread, rows } = shape === 'arch' ? IN_ARCH : { ...design, rows: 2 };
  const [x, y] = [round(width), round(height)];
  const transform = `translate(${focus.join(' ')}) rotate(${design.turn}) scale(${scale}) translate(${-x} ${-y})`;
  const pattern = (name: string, across: number, down: number, inner: string) =>
    `<pattern id="${id}${name}" width="${round(width * across)}" height="${round(height * down)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${inner}</pattern>`;
  const accent = `<path d="${rosettePath(tiling.main, design)}" transform="translate(${x} ${y})" fill="${colours.accent}" stroke="${colours.line}" stroke-width="1.2"/>`;
  return (
    `<defs>${paths}<g id="${id}l">${lines}</g>${pattern('p', 1, 1, drawing(design, colours, id))}` +
    `${pattern('a', spread, rows, accent)}</defs>${cover(shape, id, colours)}`
  );
}

/** Both halves of an arch are alike; the next star would be outside. */
const IN_ARCH = { focus: [200, 240], spread: 12, rows: 12 };

function drawing({ drawing: manner }: Design, { line, tint, ground }: LatticeColours, id: string): string {
  const drawn = (attributes: string) => `<use href="#${id}l" ${attributes}/>`;
  if (manner === 'ribbon') {
    return (
      drawn(`fill="none" stroke="${line}" stroke-width="5"`) +
      drawn(`fill="none" stroke="${ground}" stroke-width="2.6"`)
    );
  }
  return drawn(`fill="${manner === 'inlay' ? tint : 'none'}" stroke="${line}" stroke-width="1.5"`);
}

const distinct = (polygons: Polygon[]) =>
  polygons.filter((one, at) => polygons.findIndex((other) => alike(one, other)) === at);

const alike = (one: Polygon, other: Polygon) =>
  one.sides === other.sides && (one.turn - other.turn) % (360 / one.sides) === 0;

/** A polygon's star at every place where it touches the rectangle, so that its edges meet across the border. */
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

const round = (value: number) => Math.round(value * 100) / 100;
