/** Paper, ink and marigold: the colours of every seeded picture. */
export const C = {
  paper: '#fbf7ee',
  tint: '#f4ecdc',
  sand: '#e8d9bb',
  lilac: '#ecebf6',
  haze: '#c9c5ea',
  lattice: '#6f6ab8',
  indigo: '#2f2b86',
  ink: '#1a1840',
  marigold: '#f4a51c',
  glow: '#fdefd2',
  clay: '#b4583a',
  leaf: '#4f7d62',
  white: '#ffffff',
} as const;

/** A drawing: its size in pixels, what stands inside its `<svg>`, and the units of that where they are not pixels. */
export type Drawing = { width: number; height: number; inside: string; view?: readonly [number, number] };

export const svg = ({ width, height, inside, view = [width, height] }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view.join(' ')}">${inside}</svg>`;

type Paint = { fill?: string; stroke?: string; width?: number; more?: string };
const paint = ({ fill = 'none', stroke, width = 2, more = '' }: Paint): string =>
  `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : ''} ${more}`;

const n = (value: number): string => String(Math.round(value * 100) / 100);

export const rect = (x: number, y: number, w: number, h: number, look: Paint, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" ${paint(look)}/>`;
export const circle = (x: number, y: number, r: number, look: Paint): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint(look)}/>`;
export const path = (d: string, look: Paint): string => `<path d="${d}" ${paint(look)}/>`;
const group = (inside: string, more: string): string => `<g ${more}>${inside}</g>`;
export const at = (x: number, y: number, inside: string, scale = 1): string =>
  group(inside, `transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}"`);

/** A star of `points`, as deep as `depth` of its radius. */
export function star(
  x: number,
  y: number,
  r: number,
  look: Paint,
  { points = 8, depth = 0.765, turn = 0 } = {},
): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points + (turn * Math.PI) / 180;
    const reach = corner % 2 === 0 ? r : r * depth;
    return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
  });
  return path(`M${corners.join('L')}Z`, look);
}

type LatticeLook = { line?: string; width?: number; fill?: string; marked?: readonly (readonly [number, number])[] };

/** The khatam lattice: eight-pointed stars that touch, with crosses between; `marked` cells are marigold. */
export function lattice(
  box: { x: number; y: number; w: number; h: number },
  cell: number,
  { line = C.lattice, width = 2, fill = 'none', marked = [] }: LatticeLook = {},
): string {
  const id = `k${Math.round(box.x * 7 + box.y * 13 + box.w * 3 + box.h + cell)}`;
  const stars: string[] = [];
  for (let column = 0; column <= Math.ceil(box.w / cell); column += 1)
    for (let row = 0; row <= Math.ceil(box.h / cell); row += 1) {
      const isMarked = marked.some(([c, r]) => c === column && r === row);
      stars.push(
        star(box.x + column * cell, box.y + row * cell, cell / 2, {
          fill: isMarked ? C.marigold : fill,
          stroke: isMarked ? C.marigold : line,
          width,
        }),
      );
    }
  return `<clipPath id="${id}">${rect(box.x, box.y, box.w, box.h, { fill: '#000' })}</clipPath>${group(stars.join(''), `clip-path="url(#${id})"`)}`;
}

/** A cusped arch that stands on the line `y + h`. */
export function arch(x: number, y: number, w: number, h: number, look: Paint): string {
  return path(archPath(x, y, w, h), look);
}
export function archPath(x: number, y: number, w: number, h: number): string {
  const [m, s] = [x + w / 2, w];
  const foot = y + h;
  const spring = y + s * 0.52;
  return (
    `M${n(x)} ${n(foot)}V${n(spring)}C${n(x)} ${n(spring - s * 0.16)} ${n(x + s * 0.12)} ${n(spring - s * 0.2)} ${n(x + s * 0.2)} ${n(spring - s * 0.28)}` +
    `C${n(x + s * 0.28)} ${n(spring - s * 0.38)} ${n(m - s * 0.1)} ${n(y + s * 0.16)} ${n(m)} ${n(y)}` +
    `C${n(m + s * 0.1)} ${n(y + s * 0.16)} ${n(x + s * 0.72)} ${n(spring - s * 0.38)} ${n(x + s * 0.8)} ${n(spring - s * 0.28)}` +
    `C${n(x + s * 0.88)} ${n(spring - s * 0.2)} ${n(x + w)} ${n(spring - s * 0.16)} ${n(x + w)} ${n(spring)}V${n(foot)}Z`
  );
}

/** What is drawn inside a shape alone. */
export const clipped = (id: string, d: string, inside: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(inside, `clip-path="url(#${id})"`)}`;

export const ground = (width: number, height: number, fill: string): string => rect(0, 0, width, height, { fill });
