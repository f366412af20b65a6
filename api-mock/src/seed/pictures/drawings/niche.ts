import { box, boxes, drawn, HAZE, INDIGO, line, MARIGOLD, PAPER, placed, POINTED, shape, WHITE } from './line.ts';
import type { Drawing } from './shapes.ts';

/** Things stand on this line, in a niche of three arches. All in 480 by 240. */
export const SILL = 200;

export const niche = (wall: string, things: string): Drawing => ({
  width: 480,
  height: 240,
  inside: drawn(
    3,
    box(0, 0, 480, 240, wall).replace('/>', ' stroke="none"/>') +
      line([-6, 486].map((x) => placed(POINTED, { x, y: SILL })).join(''), HAZE) +
      `<path d="${[104, 240, 376].map((x) => placed(POINTED, { x, y: SILL, scale: x === 240 ? 1.1 : 1 })).join('')}" fill="${PAPER}" stroke="${HAZE}"/>` +
      box(-6, SILL, 492, 12, WHITE) +
      things,
  ),
});

export const coins = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    box(x - 22, y - 10 - at * 10, 44, 10, at === count - 1 ? MARIGOLD : WHITE, 5),
  ).join('');
export const bars = (x: number, heights: readonly number[], step = 24): string =>
  boxes(
    heights.slice(0, -1).map((h, at) => [x + at * step, SILL - h, step - 7, h]),
    HAZE,
  ) +
  boxes(
    heights.slice(-1).map((h) => [x + (heights.length - 1) * step, SILL - h, step - 7, h]),
    MARIGOLD,
  );
export const monitor = (x: number, inside: string): string =>
  box(x - 74, 84, 148, 96, INDIGO, 6) +
  inside +
  shape(`M${x - 14} 180L${x + 14} 180L${x + 20} ${SILL}L${x - 20} ${SILL}Z`, WHITE);
export const hexagon = (x: number, y: number, fill: string): string =>
  shape(
    `M${x - 30} ${y - 17}L${x} ${y - 34}L${x + 30} ${y - 17}L${x + 30} ${y + 17}L${x} ${y + 34}L${x - 30} ${y + 17}Z`,
    fill,
  );
export const speech = (x: number, y: number, fill: string, flip: 1 | -1): string =>
  shape(
    placed(
      'M-46 -36C-46 -46 -40 -52 -30 -52L30 -52C40 -52 46 -46 46 -36L46 -6C46 4 40 10 30 10L-6 10L-26 30L-24 10L-30 10C-40 10 -46 4 -46 -6Z',
      { x, y, flip },
    ),
    fill,
  );
export const chair = (x: number, fill: string): string =>
  shape(`M${x - 18} ${SILL - 70}L${x + 18} ${SILL - 70}L${x + 18} ${SILL - 34}L${x - 18} ${SILL - 34}Z`, fill) +
  line(`M${x - 18} ${SILL - 34}L${x - 22} ${SILL}M${x + 18} ${SILL - 34}L${x + 22} ${SILL}`);
