/** The colours of every drawn person and scene: paper, ink, indigo, and one marigold. */
export const INK = '#1a1840';
export const INDIGO = '#2f2b86';
export const VIOLET = '#6f6ab8';
export const HAZE = '#c9c5ea';
export const LILAC = '#ecebf6';
export const PAPER = '#fbf7ee';
export const WHITE = '#fff';
export const SAND = '#e8d9bb';
export const TINT = '#f4ecdc';
export const GLOW = '#fdefd2';
export const MARIGOLD = '#f4a51c';
/** A wall at night, and a line on it: on INK they are one with a band of the site. */
export const NIGHT = '#24214f';
export const NIGHT_LINE = '#413d78';

const DARK: readonly string[] = [INK, INDIGO, VIOLET];
/** The colour of a line that is drawn on such a fill. */
export const lineOn = (fill: string): string => (DARK.includes(fill) ? HAZE : INDIGO);

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a path is put: its origin, its scale, and -1 to turn it to the other side. */
export type Spot = { x: number; y: number; scale?: number; flip?: 1 | -1 };

/** A path of M, L, C, Q and Z in capitals, put on a spot. Its numbers are changed, so that no line gets thicker. */
export function placed(d: string, { x, y, scale = 1, flip = 1 }: Spot): string {
  let at = 0;
  const moved = d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    const value = Number(number) * scale;
    at += 1;
    const put = at % 2 === 1 ? x + flip * value : y + value;
    return String(scale > 1.3 ? round(put) : Math.round(put));
  });
  return moved.replace(/ ?(-)/g, '$1').replace(/ ?([MLCQZ]) ?/g, '$1');
}

/** A shape with a line around it. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A fill without a line. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
/** A line alone; indigo where no colour is named. */
export const line = (d: string, colour?: string, width?: number): string =>
  `<path d="${d}"${colour ? ` stroke="${colour}"` : ''}${width ? ` stroke-width="${width}"` : ''}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;
/** Rectangles of one colour, each `x, y, w, h`: one path, since every byte of a shape that repeats counts. */
export const boxes = (list: readonly (readonly number[])[], fill: string): string =>
  list.length === 0
    ? ''
    : shape(list.map(([x = 0, y = 0, w = 0, h = 0]) => `M${x} ${y}h${w}v${h}h${-w}z`).join(''), fill);
export const disc = (x: number, y: number, r: number, fill = 'none', more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more}/>`;
export const dot = (x: number, y: number, r: number, fill = INDIGO): string => disc(x, y, r, fill, ' stroke="none"');

/** Everything inside is drawn with one indigo line of this width. */
export const drawn = (width: number, inside: string): string =>
  `<g fill="none" stroke="${INDIGO}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`;

/** A pointed arch: a blind window, a niche or a door, 120 wide and 176 high, its foot in the middle at 0, 0. */
export const POINTED =
  'M-60 0L-60 -104C-60 -122 -44 -126 -36 -138C-24 -150 -10 -154 0 -176C10 -154 24 -150 36 -138C44 -126 60 -122 60 -104L60 0Z';
