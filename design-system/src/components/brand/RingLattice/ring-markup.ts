/** The numbers that a ring lattice shows; the caller decides what a ring and a star mean. */
export interface Rings {
  /** Number of stars in each ring, from the innermost; a ring may be empty. Without rings the lattice is plain. */
  rings: readonly number[];
  /** The star at the top of its ring, in marigold: `[ring, star]`, both from 0. */
  highlight?: readonly [ring: number, star: number] | undefined;
}

/** Where a star of a chart leads: ring and star, both from 0. */
export type StarLink = (ring: number, star: number) => { name: string; href: string } | undefined;

/** Colours of a drawing: CSS values, also variables. */
export interface RingColours {
  line: string;
  accent: string;
}

/** The `viewBox` of `ringMarkup`. */
export const RING_VIEW_BOX = '-100 -100 200 200';

/**
 * The content of a ring lattice's `<svg>`: two families of crossing spirals, like the ribs of a dome, with each star in
 * a cell between them. Radii grow by a constant factor, so all cells have the same shape. One spiral and its mirror
 * image are written, and rotated by `<use>`. With `link` each star is a link, whose name is shown in the middle.
 */
export function ringMarkup(
  { rings, highlight }: Rings,
  id: string,
  { line, accent }: RingColours,
  link?: StarLink,
): string {
  const { spirals, levels, growth } = meshOf(rings);
  const radius = (level: number) => INNERMOST * growth ** level;
  const perRing = levels / Math.max(rings.length, 1);
  const levelOf = (ring: number) => Math.floor((ring + 0.5) * perRing);
  const scaleTo = (level: number) => round(radius(level) / 100, 1000);
  const turn = 180 / spirals;
  const copy = (part: string, angle: number) => `<use href="#${id}${part}" transform="rotate(${angle})"/>`;
  const spiral = (step: number) =>
    `M${Array.from({ length: levels + 1 }, (_, level) => point(radius(level), level * step)).join(' ')}`;
  // A `<use>` is styled and laid out with everything that it repeats, so none contains another one.
  const copies = starAngles(spirals, 0, 1, spirals).map((angle) => copy('m', angle));
  const borders = (rings.length ? rings : [0])
    .map((_, ring) => `<circle r="${round(radius((ring + 1) * perRing))}"/>`)
    .join('');
  const reach = (100 * (growth - 1 / growth)) / 2;
  const linked = (drawn: string, ring: number, at: number, level: number) => {
    const leads = link?.(ring, at);
    if (!leads) return drawn;
    // The name keeps its size in every ring.
    const name = `<text transform="scale(${round(1 / scaleTo(level), 1000)})">${linesOf(leads.name)}</text>`;
    return `<a href="${escaped(leads.href)}" tabindex="-1">${drawn}${name}</a>`;
  };
  const stars = rings.map((count, ring) => {
    const level = levelOf(ring);
    const [ringOfAccent, accented] = highlight ?? [];
    const isAccent = ringOfAccent === ring;
    // Every other ring is rotated by half a gap, so that stars do not line up.
    const from = isAccent ? -(accented ?? 0) : (rings.length - 1 - ring) % 2 ? 0.5 : 0;
    const placed = starAngles(count, from, level, spirals)
      .map((angle, at) => ({ angle, at }))
      .filter(({ at }) => !isAccent || at !== accented)
      .map(({ angle, at }) => linked(copy('s', angle), ring, at, level));
    return `<g transform="scale(${scaleTo(level)})">${placed.join('')}</g>`;
  });
  const goldLevel = levelOf(highlight?.[0] ?? 0);
  const gold =
    highlight && rings[highlight[0]]
      ? `<g class="gold" fill="${accent}" transform="scale(${scaleTo(goldLevel)})">${linked(copy('s', 0), ...highlight, goldLevel)}</g>`
      : '';
  return (
    `<defs><path id="${id}s" d="${star(reach)}"/><path id="${id}m" d="${spiral(turn)}${spiral(-turn)}"/></defs>` +
    `<g fill="none" stroke="${line}"><g opacity=".6">${copies.join('')}</g><circle r="${INNERMOST}"/>${borders}</g>` +
    `<g fill="${line}">${stars.join('')}${gold}</g>`
  );
}

/** A name in lines that fit the middle of a chart. */
function linesOf(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const top = -((lines.length - 1) * LEADING) / 2;
  return lines.map((line, at) => `<tspan x="0" y="${round(top + at * LEADING)}">${escaped(line)}</tspan>`).join('');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Characters of a line in the middle, and its height. */
const LINE = 13;
const LEADING = 7;
const INNERMOST = 28;
const OUTERMOST = 98;
/** Fewest spirals in each direction; always a power of two. */
const SPIRALS = 16;

/** Cells as square as a whole number of them in each ring allows. */
function meshOf(rings: readonly number[]) {
  const spirals = 2 ** Math.ceil(Math.log2(Math.max(SPIRALS, ...rings)));
  const wanted = Math.log(OUTERMOST / INNERMOST) / Math.asinh(Math.PI / spirals);
  const count = Math.max(rings.length, 1);
  const levels = count * Math.max(2, Math.round(wanted / count));
  return { spirals, levels, growth: (OUTERMOST / INNERMOST) ** (1 / levels) };
}

/**
 * Angles in degrees from the top of the stars of a ring, as even as its cells allow; `from` is the first one, in gaps.
 */
function starAngles(count: number, from: number, level: number, spirals: number): number[] {
  // Between two levels the cells shift by half a cell.
  const shift = level % 2 === 0 ? 0.5 : 0;
  return Array.from({ length: count }, (_, at) => {
    const cell = Math.round(((at + from + count) * spirals) / count - shift) + shift;
    return round((cell * 360) / spirals) % 360;
  });
}

/** A star of two squares around the top of a circle with radius 100. */
function star(reach: number): string {
  const far = Math.round(reach);
  const side = Math.round(reach * Math.SQRT1_2);
  return `M${-side} ${-100 - side}h${2 * side}v${2 * side}h${-2 * side}zM0 ${-100 - far}l${far} ${far}${-far} ${far}${-far}${-far}z`;
}

/** A point at an angle from the top. */
function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

const round = (value: number, per = 10) => Math.round(value * per) / per;
