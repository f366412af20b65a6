import { disc, dot, flat, HAZE, INDIGO, line, lineOn, MARIGOLD, placed, shape, type Spot, WHITE } from '../line.ts';
import { type Dress, type Person, SKINS } from './person.ts';

const SHOULDERS =
  'M-68 210L-68 62C-68 36 -56 23 -36 15C-24 10 -16 7 -15 -4C-9 10 9 10 15 -4C16 7 24 10 36 15C56 23 68 36 68 62L68 210Z';
/** Narrower, where the arms are drawn beside it. */
const TORSO =
  'M-46 210C-44 160 -48 110 -50 56C-50 36 -50 22 -36 15C-24 10 -16 7 -15 -4C-9 10 9 10 15 -4C16 7 24 10 36 15C50 22 50 36 50 56C48 110 44 160 46 210Z';

/** The clothes over the shoulders; `withArms` leaves the arms to be drawn. */
export function dress(person: Person, spot: Spot, withArms = false): string {
  const { cloth, trim = WHITE } = person;
  const own = line(placed('M-44 66C-42 100 -42 150 -42 210M44 66C42 100 42 150 42 210', spot), lineOn(cloth));
  return (
    shape(placed(withArms ? TORSO : SHOULDERS, spot), cloth) +
    (withArms || person.cover === 'hijab' ? '' : own) +
    (OPEN.includes(person.dress) ? shape(placed(SCOOP, spot), SKINS[person.skin][0]) : '') +
    DETAILS[person.dress](spot, cloth, trim, withArms)
  );
}

/** Dresses with an open neck. */
const OPEN: readonly Dress[] = ['sari', 'dupatta', 'shawl', 'tee'];
const SCOOP = 'M-15 -4C-16 6 -20 9 -25 11C-18 42 18 42 25 11C20 9 16 6 15 -4';

/** What each dress has over its cloth. */
const DETAILS: Record<Dress, (spot: Spot, cloth: string, trim: string, withArms: boolean) => string> = {
  shirt: (spot, cloth, trim) =>
    line(placed('M0 22L0 210', spot), lineOn(cloth)) +
    shape(
      placed(
        'M-15 -6C-22 2 -25 8 -24 16L-8 34L0 20L8 34L24 16C25 8 22 2 15 -6C10 12 5 16 0 20C-5 16 -10 12 -15 -6Z',
        spot,
      ),
      trim,
    ),
  kurta: (spot, cloth, trim) =>
    shape(placed('M-16 -5C-20 6 -14 18 -7 22L-7 92L7 92L7 22C14 18 20 6 16 -5C9 14 -9 14 -16 -5Z', spot), trim) +
    [40, 58, 76].map((y) => placedDot(0, y, spot)).join('') +
    line(placed('M-6 22C-2 25 2 25 6 22', spot), lineOn(cloth)),
  sari: (spot, cloth, trim) =>
    shape(placed('M-25 11L-36 15C-56 23 -68 36 -68 62L-68 110C-40 96 10 70 26 24C16 36 -14 40 -25 11Z', spot), trim) +
    shape(placed('M25 11C20 56 -24 92 -68 116L-68 210L68 210L68 62C68 36 56 23 36 15Z', spot), cloth) +
    line(placed('M22 26C12 62 -26 92 -68 116', spot), MARIGOLD, 5) +
    line(placed('M40 30C38 80 16 130 -30 176M56 36C58 100 40 150 12 200', spot), lineOn(cloth)),
  dupatta: (spot, _cloth, trim) =>
    shape(placed('M-26 11C-20 62 20 62 26 11L46 19C50 96 -50 96 -46 19Z', spot), trim) +
    line(placed('M-43 50C-26 84 26 84 43 50', spot), lineOn(trim)) +
    shape(placed('M30 14L48 20C60 80 58 150 54 210L34 210C38 150 38 80 30 14Z', spot), trim),
  blazer: (spot, cloth, trim) =>
    shape(placed('M-16 -5L-22 12L0 96L22 12L16 -5C9 12 -9 12 -16 -5Z', spot), trim) +
    line(placed('M-15 -4C-10 10 -5 16 0 20C5 16 10 10 15 -4M0 20L0 90', spot)) +
    shape(placed('M-20 0L-38 18L-30 44L-40 48L0 110L-22 12ZM20 0L38 18L30 44L40 48L0 110L22 12Z', spot), cloth) +
    line(placed('M-38 18L-30 44L-40 48L0 110L40 48L30 44L38 18M0 110L0 210', spot), lineOn(cloth)),
  coat: (spot, cloth, trim) =>
    shape(placed('M-16 -5L-22 10L0 60L22 10L16 -5C9 12 -9 12 -16 -5Z', spot), trim) +
    shape(placed('M-20 2L-34 14L-26 48L0 84L26 48L34 14L20 2L0 60Z', spot), cloth) +
    line(placed('M0 84L0 210M22 100L42 100', spot), lineOn(cloth)) +
    line(placed('M32 94L32 110', spot), MARIGOLD, 4),
  chuba: (spot, cloth, trim) =>
    shape(placed('M-15 -6L-24 10L6 62L30 16L15 -6C9 14 -9 14 -15 -6Z', spot), trim) +
    shape(placed('M14 -2L34 18C18 60 -20 98 -50 118L-50 96C-24 76 4 40 14 -2Z', spot), cloth) +
    line(placed('M14 -2C4 40 -24 76 -50 96M-18 8C-14 30 -6 44 2 50', spot), lineOn(cloth)) +
    line(placed('M24 8C12 50 -22 86 -50 106', spot), MARIGOLD, 5),
  shawl: (spot, _cloth, trim) =>
    shape(
      placed(
        'M-26 12L-36 15C-56 23 -68 36 -68 62L-68 210L-30 210C-10 150 40 90 60 30C54 24 44 18 36 15L26 12C20 60 -16 60 -26 12Z',
        spot,
      ),
      trim,
    ) +
    line(placed('M-30 40C-16 70 0 74 14 66M-50 60C-40 90 -24 100 -10 96', spot), lineOn(trim)) +
    line(placed('M52 34C30 90 -18 150 -38 206', spot), MARIGOLD, 5),
  tee: (spot, cloth) => line(placed('M-25 11C-18 42 18 42 25 11', spot), lineOn(cloth), 5),
  sweater: (spot, cloth, trim) =>
    shape(placed('M-16 -5C-23 4 -25 12 -21 18L0 46L21 18C25 12 23 4 16 -5C9 12 -9 12 -16 -5Z', spot), trim) +
    line(placed('M0 20L0 44M-15 -2L0 20L15 -2', spot)) +
    line(placed('M-27 14L0 54L27 14', spot), lineOn(cloth)),
  gown: (spot, cloth, trim, withArms) =>
    flat(placed(withArms ? 'M-19 0L0 64L19 0C9 9 -9 9 -19 0Z' : 'M-16 -4L0 60L16 -4C9 12 -9 12 -16 -4Z', spot), trim) +
    line(placed('M-15 -4L0 22L15 -4', spot)) +
    (withArms
      ? shape(placed('M-18 0L-25 9L-19 30L-14 210L0 210L0 62ZM18 0L25 9L19 30L14 210L0 210L0 62Z', spot), MARIGOLD)
      : shape(placed('M-20 2L-38 16L-10 210L0 210L0 62ZM20 2L38 16L10 210L0 210L0 62Z', spot), MARIGOLD) +
        line(placed('M-50 40C-46 100 -46 160 -46 210M50 40C46 100 46 160 46 210', spot), lineOn(cloth))),
};

function placedDot(x: number, y: number, { x: left, y: top, scale = 1 }: Spot): string {
  return dot(left + x * scale, top + y * scale, 2.2 * scale, INDIGO);
}

/** Headphones over hair or scarf. */
export const headphones = (spot: Spot): string => {
  const { scale = 1 } = spot;
  const cups = [-33, 33].map((x) => disc(spot.x + x * scale, spot.y - 56 * scale, 9 * scale, HAZE)).join('');
  return line(placed('M-33 -60C-40 -120 40 -120 33 -60', spot), INDIGO, 5) + cups;
};
