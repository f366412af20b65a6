import { lightColours } from '../../../tokens/index.ts';
import { RING_VIEW_BOX, type RingColours, ringMarkup, type Rings } from './ring-markup.ts';
import { ringTints, tintHex } from './ring-tints.ts';

/** The content of a border's `<svg>`: one line per ring, the last one outermost, with its stars along it. */
function ringFrameMarkup({ rings, highlight }: Rings, { line, accent }: RingColours): string {
  const gap = Math.min(1.8, 8 / Math.max(rings.length, 1));
  const inset = (ring: number) => 2.4 + (rings.length - 1 - ring) * gap;
  const inner = round(4 * inset(-1));
  const stars = rings.map((count, ring) => {
    const [ringOfAccent, accented] = highlight ?? [];
    const isAccent = ringOfAccent === ring;
    const from = isAccent ? -(accented ?? 0) : ring / Math.max(rings.length, 1);
    return Array.from({ length: count }, (_, at) => {
      const [x, y] = along((((at + from + count) / count) * 28) % 28, inset(ring));
      const gold = isAccent && at === accented;
      return `<path d="${STAR}" transform="translate(${x} ${y})"${gold ? ` fill="${accent}" stroke="${line}" stroke-width=".4"` : ''}/>`;
    }).join('');
  });
  return (
    `<path fill-opacity=".07" d="M0 0H400V300H0ZM${inner} ${inner}V${300 - inner}H${400 - inner}V${inner}Z"/>` +
    `<g fill="none" stroke="${line}">${border(0.75, 1.5)}${rings.map((_, ring) => border(4 * inset(ring), 0.5)).join('')}${border(inner, 1)}</g>` +
    `<g>${stars.join('')}</g>`
  );
}

/** A border is made for a sheet of 4 : 3 and stretches with it. */
const FRAME_VIEW_BOX = '0 0 400 300';

/** The file with that name as SVG in plain colours; undefined for other names. */
export function renderRingFile(name: string): string | undefined {
  const [, kind, tint, counts, highlight] =
    /^(border|chart)-([a-z]+)-((?:\d{1,2}(?:\.\d{1,2}){0,19})?)-((?:\d{1,2}\.\d{1,2})?)\.svg$/.exec(name) ?? [];
  const known = ringTints.find((one) => one === tint);
  if (!known || counts === undefined) return undefined;
  const numbers = (text: string) => (text ? text.split('.').map(Number) : []);
  const [ring, star] = numbers(highlight ?? '');
  const rings: Rings = {
    rings: numbers(counts),
    highlight: ring === undefined || star === undefined ? undefined : [ring, star],
  };
  const line = tintHex(known);
  const colours = { line, accent: lightColours.accent };
  return kind === 'chart'
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${RING_VIEW_BOX}">${ringMarkup(rings, 'c', colours)}</svg>`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME_VIEW_BOX}" preserveAspectRatio="none" fill="${line}">` +
        `${ringFrameMarkup(rings, colours)}</svg>`;
}

/** A small star with eight points around the origin. */
const STAR =
  'M0-5 1.3-3.1 3.5-3.5 3.1-1.3 5 0 3.1 1.3 3.5 3.5 1.3 3.1 0 5-1.3 3.1-3.5 3.5-3.1 1.3-5 0-3.1-1.3-3.5-3.5-1.3-3.1Z';

const border = (at: number, width: number) =>
  `<rect x="${round(at)}" y="${round(at)}" width="${round(400 - 2 * at)}" height="${round(300 - 2 * at)}" stroke-width="${width}"/>`;

/** A point on the border `inset` percent inside, `way` of 28 parts along it from the middle of its top edge. */
function along(way: number, inset: number): [x: number, y: number] {
  const [left, right, top, bottom] = [4 * inset, 400 - 4 * inset, 4 * inset, 300 - 4 * inset];
  const between = (from: number, to: number, part: number) => round(from + (to - from) * part);
  if (way < 4) return [between(200, right, way / 4), round(top)];
  if (way < 10) return [round(right), between(top, bottom, (way - 4) / 6)];
  if (way < 18) return [between(right, left, (way - 10) / 8), round(bottom)];
  if (way < 24) return [round(left), between(bottom, top, (way - 18) / 6)];
  return [between(left, 200, (way - 24) / 4), round(top)];
}

const round = (value: number) => Math.round(value * 10) / 10;
