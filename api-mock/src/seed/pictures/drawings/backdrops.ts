import { box, dot, flat, GLOW, HAZE, INDIGO, INK, LILAC, line, lineOn, PAPER, shape, VIOLET, WHITE } from './line.ts';

/* What stands behind the person. A window is 400 wide and 520 high; its arch is full width from 214 down. */

export type Time = 'dawn' | 'day' | 'dusk' | 'night';
/** The colours of the sky, and of a room's wall, at each time of day. */
const SKY: Record<Time, string> = { dawn: GLOW, day: LILAC, dusk: HAZE, night: INDIGO };
const WALL: Record<Time, string> = { dawn: PAPER, day: PAPER, dusk: LILAC, night: LILAC };

const STARS = [
  [70, 170],
  [118, 120],
  [168, 74],
  [236, 96],
  [290, 132],
  [340, 190],
  [318, 244],
  [56, 250],
  [200, 140],
];
/** Small marks of light over a night sky. */
const stars = (): string => STARS.map(([x = 0, y = 0]) => dot(x, y, 2.6, HAZE)).join('');
export const moon = (x: number, y: number, r = 20): string =>
  flat(
    `M${x} ${y - r}C${x - r * 1.3} ${y - r} ${x - r * 1.3} ${y + r} ${x} ${y + r}C${x - r * 0.5} ${y + r * 0.5} ${x - r * 0.5} ${y - r * 0.5} ${x} ${y - r}Z`,
    WHITE,
  );

/** Out of doors: the sky from edge to edge. */
export const open = (time: Time): string => box(-10, 0, 420, 530, SKY[time]) + (time === 'night' ? stars() : '');
export const room = (time: Time): string => box(-10, 0, 420, 530, WALL[time]);

/** A window in the wall, of `panes` side by side, with the sky of the time in it. */
export function sash(x: number, y: number, w: number, h: number, time: Time, view = ''): string {
  return (
    box(x, y, w, h, SKY[time]) +
    view +
    line(`M${x + w / 2} ${y}L${x + w / 2} ${y + h}M${x} ${y + h / 2}L${x + w} ${y + h / 2}`, lineOn(SKY[time])) +
    box(x, y, w, h, 'none') +
    box(x - 8, y + h, w + 16, 9, WHITE)
  );
}

export const hills = (y: number, time: Time): string =>
  shape(
    `M-10 ${y + 30}L60 ${y - 46}L104 ${y - 8}L178 ${y - 92}L262 ${y}L316 ${y - 52}L410 ${y + 24}L410 530L-10 530Z`,
    time === 'night' ? INK : HAZE,
  ) +
  shape(`M150 ${y - 62}L178 ${y - 92}L206 ${y - 61}L190 ${y - 68}L178 ${y - 56}L164 ${y - 68}Z`, WHITE) +
  shape(
    `M-10 ${y + 50}C80 ${y + 4} 170 ${y + 60} 260 ${y + 24}C320 ${y} 370 ${y + 16} 410 ${y + 40}L410 530L-10 530Z`,
    VIOLET,
  );

/** Furrows that run to the horizon. */
export const field = (y: number): string =>
  shape(`M-10 ${y}C100 ${y - 14} 300 ${y - 14} 410 ${y}L410 530L-10 530Z`, PAPER) +
  line(
    `M200 ${y - 8}L60 530M200 ${y - 8}L340 530M170 ${y - 9}L-30 460M230 ${y - 9}L430 460M140 ${y - 8}L-30 ${y + 40}M260 ${y - 8}L430 ${y + 40}`,
    HAZE,
  );
export const tree = (x: number, y: number, h = 170): string =>
  shape(`M${x - 9} ${y}L${x - 6} ${y - h * 0.6}L${x + 6} ${y - h * 0.6}L${x + 9} ${y}Z`, WHITE) +
  shape(
    `M${x - 58} ${y - h * 0.52}C${x - 84} ${y - h * 0.8} ${x - 44} ${y - h * 1.06} ${x - 6} ${y - h}C${x + 30} ${y - h * 1.12} ${x + 82} ${y - h * 0.84} ${x + 58} ${y - h * 0.54}C${x + 30} ${y - h * 0.44} ${x - 30} ${y - h * 0.44} ${x - 58} ${y - h * 0.52}Z`,
    VIOLET,
  );

/** The inside of a bus or a train: windows in a row, a rail above, a seat behind the person. */
export const carriage = (time: Time, view = ''): string =>
  room(time) +
  box(-30, 150, 190, 170, SKY[time]) +
  box(176, 150, 250, 170, SKY[time]) +
  view +
  box(-30, 150, 190, 170, 'none', 14) +
  box(176, 150, 250, 170, 'none', 14) +
  line('M-10 126L410 126M-10 338L410 338') +
  line('M60 126L60 142M340 126L340 142', INDIGO);
export const seat = (x: number, y: number, w = 170): string =>
  shape(
    `M${x - w / 2} 530L${x - w / 2} ${y + 24}C${x - w / 2} ${y} ${x - w / 2 + 10} ${y - 10} ${x - w / 2 + 30} ${y - 10}L${x + w / 2 - 30} ${y - 10}C${x + w / 2 - 10} ${y - 10} ${x + w / 2} ${y} ${x + w / 2} ${y + 24}L${x + w / 2} 530Z`,
    VIOLET,
  ) + line(`M${x - w / 2 + 18} ${y + 16}L${x + w / 2 - 18} ${y + 16}`, HAZE);

/** Little flags on a string. */
export const flags = (y: number): string =>
  line(`M-10 ${y}Q200 ${y + 56} 410 ${y - 6}`) +
  [30, 90, 150, 210, 270, 330]
    .map((x, at) => {
      const top = y + 50 * (1 - ((x - 190) / 200) ** 2) * 0.56;
      return box(x, top, 30, 34, [WHITE, INDIGO, HAZE][at % 3] ?? WHITE);
    })
    .join('');
export const washing = (y: number): string =>
  line(`M-10 ${y}Q200 ${y + 34} 410 ${y}`) +
  shape(`M40 ${y + 8}L110 ${y + 14}L108 ${y + 110}L44 ${y + 104}Z`, INDIGO) +
  shape(`M290 ${y + 14}L346 ${y + 8}L344 ${y + 84}L294 ${y + 90}Z`, WHITE) +
  line(`M60 ${y + 10}L64 ${y + 104}M86 ${y + 12}L88 ${y + 106}`, HAZE);
/** Water from edge to edge. */
export const water = (y: number, time: Time): string =>
  box(-10, y, 420, 530 - y, time === 'night' ? INK : HAZE) +
  line(
    `M40 ${y + 30}Q60 ${y + 22} 80 ${y + 30}M300 ${y + 24}Q320 ${y + 16} 340 ${y + 24}M20 ${y + 66}Q40 ${y + 58} 60 ${y + 66}M330 ${y + 62}Q350 ${y + 54} 370 ${y + 62}`,
    time === 'night' ? VIOLET : WHITE,
  );
export const blackboard = (x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, INDIGO, 4) +
  line(
    `M${x + 20} ${y + 28}L${x + w * 0.45} ${y + 28}M${x + 20} ${y + 50}L${x + w * 0.35} ${y + 50}M${x + w * 0.62} ${y + h - 26}L${x + w * 0.76} ${y + 30}L${x + w * 0.9} ${y + h - 26}Z`,
    HAZE,
  );
/** Houses with lit and dark windows, along a street. */
export const street = (y: number): string =>
  shape(
    `M-10 ${y}L-10 ${y - 60}L50 ${y - 60}L50 ${y - 96}L118 ${y - 96}L118 ${y - 44}L280 ${y - 44}L280 ${y - 84}L346 ${y - 84}L346 ${y - 56}L410 ${y - 56}L410 ${y}Z`,
    INK,
  ) +
  [
    [70, -78],
    [92, -78],
    [70, -50],
    [300, -66],
    [16, -38],
  ]
    .map(([x = 0, dy = 0]) => dot(x, y + dy, 4, GLOW))
    .join('');
