import { disc, flat, INK, line, lineOn, placed, shape, type Spot } from '../line.ts';
import type { Person } from './person.ts';

const PARTED = 'M0 -106C-24 -107 -36 -90 -32 -54C-28 -70 -19 -84 0 -91C19 -84 28 -70 32 -54C36 -90 24 -107 0 -106Z';
const BEFORE: Record<Person['hair'], string> = {
  short:
    'M-31 -60C-36 -90 -22 -107 2 -107C26 -106 36 -88 31 -60C29 -70 27 -76 23 -83C8 -79 -10 -80 -21 -86C-26 -79 -29 -70 -31 -60Z',
  side: 'M-31 -58C-38 -90 -20 -111 6 -109C30 -107 37 -84 31 -58C29 -72 26 -80 18 -88C4 -80 -12 -77 -24 -80C-27 -74 -30 -68 -31 -58Z',
  curls:
    'M-35 -82C-40 -92 -32 -102 -23 -101C-20 -112 -6 -114 1 -108C10 -115 22 -111 25 -102C35 -102 41 -92 36 -83C43 -76 42 -62 31 -56C29 -66 26 -74 20 -79C8 -84 -8 -84 -20 -79C-26 -74 -29 -66 -31 -56C-42 -62 -43 -76 -35 -82Z',
  receding:
    'M-31 -50C-36 -58 -37 -78 -27 -88C-29 -76 -26 -66 -29 -56ZM31 -50C36 -58 37 -78 27 -88C29 -76 26 -66 29 -56Z',
  parted: PARTED,
  bun: PARTED,
  long: PARTED,
  plait: PARTED,
  bob: 'M-31 -58C-36 -90 -22 -108 0 -108C22 -108 36 -90 31 -58C30 -66 28 -72 24 -76C8 -72 -8 -72 -24 -76C-28 -72 -30 -66 -31 -58Z',
  none: '',
};

/** The hair around the face. Nothing of it shows under a scarf. */
export function hairBefore({ hair, tint = INK, cover }: Person, spot: Spot): string {
  const d = BEFORE[hair];
  if (!d || cover === 'hijab') return '';
  const parting = d === PARTED ? line(placed('M0 -105L0 -92', spot), lineOn(tint)) : '';
  return shape(placed(d, spot), tint) + parting + (hair === 'plait' ? plait(tint, spot) : '');
}

/** The hair that hangs or is tied behind. */
export function hairBehind({ hair, tint = INK, cover }: Person, spot: Spot): string {
  if (cover === 'hijab') return '';
  const { scale = 1 } = spot;
  if (hair === 'bun' && !cover) return disc(spot.x, spot.y - 110 * scale, 15 * scale, tint);
  if (hair === 'long')
    return shape(
      placed(
        'M0 -106C-46 -106 -33 -60 -37 -30C-39 -12 -44 4 -40 30L40 30C44 4 39 -12 37 -30C33 -60 46 -106 0 -106Z',
        spot,
      ),
      tint,
    );
  if (hair === 'bob')
    return shape(
      placed(
        'M0 -106C-44 -106 -36 -60 -38 -36C-38 -24 -30 -18 -18 -18L18 -18C30 -18 38 -24 38 -36C36 -60 44 -106 0 -106Z',
        spot,
      ),
      tint,
    );
  if (hair === 'plait') return flat(placed('M24 -70C38 -50 38 -30 30 -14L14 -20Z', spot), tint);
  return '';
}

/** A plait that lies over the shoulder to the right. */
function plait(tint: string, spot: Spot): string {
  const lobes = [
    'M26 -30C38 -26 40 -12 34 -6C26 -8 22 -20 26 -30Z',
    'M36 -10C46 -4 46 10 40 16C31 12 29 0 36 -10Z',
    'M41 12C51 19 50 33 43 38C35 33 34 21 41 12Z',
    'M44 34C53 42 51 55 44 59C37 54 37 43 44 34Z',
    'M44 57L50 74L38 74Z',
  ];
  return shape(placed(lobes.join(''), spot), tint);
}
