import { box, disc, dot, flat, INDIGO, INK, line, MARIGOLD, placed, round, shape, type Spot } from '../line.ts';
import { cover, coverBehind } from './cover.ts';
import { hairBehind, hairBefore } from './hair.ts';
import { type Person, SKINS } from './person.ts';

/** The outline of a face and its side away from the light. */
const FACES = {
  oval: [
    'M-29 -62C-29 -84 -16 -95 0 -95C16 -95 29 -84 29 -62C29 -42 16 -19 0 -19C-16 -19 -29 -42 -29 -62Z',
    'M13 -92C24 -87 29 -76 29 -62C29 -42 16 -19 0 -19C12 -29 20 -44 20 -62C20 -76 18 -85 13 -92Z',
  ],
  round: [
    'M-31 -62C-31 -84 -17 -95 0 -95C17 -95 31 -84 31 -62C31 -40 20 -20 0 -20C-20 -20 -31 -40 -31 -62Z',
    'M14 -92C26 -87 31 -76 31 -62C31 -40 20 -20 0 -20C14 -27 22 -42 22 -62C22 -76 20 -85 14 -92Z',
  ],
  square: [
    'M-30 -62C-30 -84 -17 -95 0 -95C17 -95 30 -84 30 -62C30 -46 26 -32 18 -25C10 -19 -10 -19 -18 -25C-26 -32 -30 -46 -30 -62Z',
    'M14 -92C25 -87 30 -76 30 -62C30 -46 26 -32 18 -25C14 -21 8 -20 0 -20C14 -28 21 -44 21 -62C21 -76 19 -85 14 -92Z',
  ],
} as const;
const NECK = 'M-15 -36L15 -36L15 4C15 16 -15 16 -15 4Z';

/** What of a head stands behind the shoulders. */
export const headBehind = (person: Person, spot: Spot): string => coverBehind(person, spot) + hairBehind(person, spot);

/** The neck, which the collar lies upon. */
export function neck({ skin }: Person, spot: Spot): string {
  const [light, shade] = SKINS[skin];
  const below = placed('M-15 -28C-6 -16 6 -16 15 -28L15 -4C6 0 -8 -6 -15 -16Z', spot);
  return shape(placed(NECK, spot), light) + flat(below, shade);
}

/** A head, its spot the pit of the neck: 76 units high, 56 wide. */
export function head(person: Person, spot: Spot): string {
  const [light, shade] = SKINS[person.skin];
  const [outline, dark] = FACES[person.face ?? 'oval'];
  const { scale = 1 } = spot;
  const at = (x: number, y: number): [number, number] => [spot.x + x * scale * (spot.flip ?? 1), spot.y + y * scale];
  const ears = person.cover === 'hijab' ? '' : [-29, 29].map((x) => disc(...at(x, -56), 6 * scale, light)).join('');
  const rings = person.earrings && ears ? [-30, 30].map((x) => dot(...at(x, -44), 3.4 * scale, MARIGOLD)).join('') : '';
  return (
    ears +
    shape(placed(outline, spot), light) +
    flat(placed(dark, spot), shade) +
    line(placed(outline, spot)) +
    beard(person, spot) +
    features(person, spot) +
    hairBefore(person, spot) +
    cover(person, spot) +
    rings
  );
}

function beard({ beard: kind, tint = INK }: Person, spot: Spot): string {
  if (kind === 'moustache')
    return shape(placed('M0 -43C-5 -44 -12 -41 -15 -36C-9 -37 9 -37 15 -36C12 -41 5 -44 0 -43Z', spot), tint);
  if (kind === 'full')
    return shape(
      placed(
        'M-28 -60C-25 -48 -18 -42 -9 -43C-4 -45 4 -45 9 -43C18 -42 25 -48 28 -60C29 -34 20 -8 0 -8C-20 -8 -29 -34 -28 -60ZM-8 -36C-4 -32 4 -32 8 -36C4 -38 -4 -38 -8 -36Z',
        spot,
      ),
      tint,
    );
  if (kind === 'short')
    return flat(
      placed(
        'M-28 -58C-24 -46 -18 -40 -10 -42C-4 -44 4 -44 10 -42C18 -40 24 -46 28 -58C28 -38 16 -17 0 -17C-16 -17 -28 -38 -28 -58ZM-8 -35C-4 -31 4 -31 8 -35C4 -37 -4 -37 -8 -35Z',
        spot,
      ),
      tint,
    );
  return '';
}

function features({ skin, look = 0, down, glasses, bindi, old, beard: kind, cover: worn }: Person, spot: Spot): string {
  const { scale = 1, flip = 1 } = spot;
  const turn = (d: string): string => placed(d, { ...spot, x: spot.x + look * 6 * scale * flip });
  const at = (x: number, y: number): [number, number] => [spot.x + (x + look * 6) * scale * flip, spot.y + y * scale];
  const eyes = down
    ? line(turn('M-16 -59C-13 -56 -9 -56 -6 -59M6 -59C9 -56 13 -56 16 -59'))
    : dot(...at(-11, -60), 2.9 * scale, INK) + dot(...at(11, -60), 2.9 * scale, INK);
  const brows = line(turn('M-18 -70C-14 -73 -10 -73 -6 -71M6 -71C10 -73 14 -73 18 -70'), INK);
  const nose = line(turn(look < 0 ? 'M-1 -56C-3 -52 -4 -49 -1 -48' : 'M1 -56C3 -52 4 -49 1 -48'));
  const mouth = line(turn(kind === 'moustache' ? 'M-5 -32C-2 -30 2 -30 5 -32' : 'M-8 -36C-4 -31 4 -31 8 -36'));
  const lines = old ? line(turn('M-13 -44C-15 -41 -15 -38 -14 -35M13 -44C15 -41 15 -38 14 -35'), SKINS[skin][1]) : '';
  const mark = bindi && worn !== 'hijab' ? dot(...at(0, -76), 2.8 * scale, '#b4583a') : '';
  return (
    brows + eyes + nose + (kind === 'full' || kind === 'short' ? '' : mouth) + lines + mark + lenses(glasses, at, scale)
  );
}

function lenses(kind: Person['glasses'], at: (x: number, y: number) => [number, number], scale: number): string {
  if (!kind) return '';
  const [x1, y] = at(-3, -60);
  const [x2] = at(3, -60);
  const bridge = line(`M${round(x1)} ${round(y)}L${round(x2)} ${round(y)}`, INDIGO);
  const lens = (x: number): string => {
    const [cx, cy] = at(x, -60);
    return kind === 'round'
      ? disc(cx, cy, 9 * scale)
      : box(cx - 9 * scale, cy - 7 * scale, 18 * scale, 14 * scale, 'none', round(4 * scale));
  };
  return lens(-12) + lens(12) + bridge;
}
