/** The colours of every picture: paper, ink, indigo, and one marigold. `line` is the line around a fill. */
export const COLOURS = {
  ink: '#1a1840',
  indigo: '#2f2b86',
  violet: '#6f6ab8',
  haze: '#c9c5ea',
  lilac: '#ecebf6',
  paper: '#fbf7ee',
  white: '#ffffff',
  sand: '#e8d9bb',
  tint: '#f4ecdc',
  glow: '#fdefd2',
  marigold: '#f4a51c',
  clay: '#b4583a',
  line: '#2f2b86',
};
export type Colour = keyof typeof COLOURS;

/** Where a part is drawn: its origin, its scale, and -1 to turn it to the other side. */
export type Spot = { x: number; y: number; scale?: number; flip?: 1 | -1 };

/** A drawing: its size in pixels, the units inside, and the SVG inside. */
export type Drawing = { width: number; height: number; view: readonly [width: number, height: number]; inside: string };

/** A drawing as an SVG file, everything in one indigo line. */
export const svg = ({ width, height, view, inside }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view.join(' ')}"><g fill="none" stroke="${COLOURS.line}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${inside}</g></svg>`;

/** Draws the lines of a part, as `person-parts.ts` describes them; `colours` are added to the common ones. */
export function draw(part: string, spot: Spot, colours: Record<string, string> = {}): string {
  const known: Record<string, string> = { ...COLOURS, ...colours };
  let lastFill = '';
  const shapes = part.split('\n').flatMap((text) => {
    const [, name = '', kind = '', d = ''] = /^\s*([a-z]+)([-=~]?) (.+)$/.exec(text) ?? [];
    if (!d) return [];
    const colour = name === 'seam' ? lineOn(lastFill) : known[name];
    if (!colour) throw new Error(`${name} is not a colour`);
    if (kind === '-' || kind === '=')
      return outline(d, spot, `stroke="${colour}"${kind === '=' ? ' stroke-width="5"' : ''}`);
    lastFill = colour;
    return outline(d, spot, `fill="${colour}"${kind === '~' ? ' stroke="none"' : ''}`);
  });
  return shapes.join('');
}

/** A rectangle, filled. */
export const box = (x: number, y: number, width: number, height: number, colour: Colour): string =>
  draw(`${colour} M0 0L${width} 0L${width} ${height}L0 ${height}Z`, { x, y });

const DARK: readonly string[] = [COLOURS.ink, COLOURS.indigo, COLOURS.violet];
/** The colour of a line on such a fill. */
const lineOn = (fill: string): string => (DARK.includes(fill) ? COLOURS.haze : COLOURS.line);

const round = (value: number): number => Math.round(value * 10) / 10;

// The numbers of a path are changed instead of the path being scaled, so that no line gets thicker.
function outline(d: string, { x, y, scale = 1, flip = 1 }: Spot, look: string): string {
  const put = (value: number, nth: number) => round(nth % 2 === 0 ? x + flip * scale * value : y + scale * value);
  const circle = /^O(\S+) (\S+) (\S+)$/.exec(d);
  if (circle) {
    const [cx = 0, cy = 0, r = 0] = circle.slice(1).map(Number);
    return `<circle cx="${put(cx, 0)}" cy="${put(cy, 1)}" r="${round(r * scale)}" ${look}/>`;
  }
  let nth = 0;
  const moved = d.replace(/-?\d+(?:\.\d+)?/g, (number) => String(put(Number(number), nth++)));
  return `<path d="${moved}" ${look}/>`;
}
