import { disc, INDIGO, line, MARIGOLD, placed, shape, type Spot, WHITE } from '../line.ts';

/** A hand that does something, its spot the middle of the palm. */
export type Hand = (spot: Spot, skin: string) => string;

/** Holds a pen between thumb and forefinger; its nib is below, to the right. */
export const writing: Hand = (spot, skin) =>
  line(placed('M-2 -34L22 15', spot), INDIGO, 5) +
  shape(placed('M-17 -5C-13 -16 2 -18 9 -11L20 3C23 9 17 13 12 9C10 17 -6 19 -13 13C-18 8 -19 0 -17 -5Z', spot), skin) +
  line(placed('M-4 -3C2 -3 8 3 12 9M-6 15C-5 12 -3 10 0 9', spot));

/** Lies flat, its fingers to the left. */
export const flat: Hand = (spot, skin) =>
  shape(
    placed(
      'M16 -10C6 -15 -2 -12 -8 -7L-22 0C-27 4 -25 9 -19 9L-14 9C-14 13 -10 15 -5 14L8 13C18 11 22 -2 16 -10Z',
      spot,
    ),
    skin,
  ) + line(placed('M-14 9L-4 4M-2 14L5 7', spot));

/** Closed around a rolled paper: the paper between the palm and the fingers, the thumb across. */
export const holding: Hand = (spot, skin) =>
  disc(spot.x, spot.y, 12 * (spot.scale ?? 1), skin) +
  shape(placed('M-44 15L36 -29C42 -26 46 -17 44 -11L-36 33C-42 30 -46 21 -44 15Z', spot), WHITE) +
  line(placed('M36 -29C34 -22 38 -14 44 -11', spot)) +
  line(placed('M-29 9L-21 23', spot), MARIGOLD, 5) +
  shape(placed('M-12 -6C-8 -15 8 -20 14 -12L18 6C18 14 10 18 4 16L-6 17C-14 14 -15 2 -12 -6Z', spot), skin) +
  line(placed('M-11 0L4 -2M-11 8L4 7M4 -14C8 -6 8 8 4 16', spot));
