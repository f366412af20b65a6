import { moon, room, sash } from './backdrops.ts';
import {
  box,
  boxes,
  dot,
  GLOW,
  HAZE,
  INDIGO,
  LILAC,
  line,
  MARIGOLD,
  PAPER,
  SAND,
  shape,
  VIOLET,
  WHITE,
} from './line.ts';
import { persons } from './people.ts';
import { figure } from './person/figure.ts';
import { down } from './poses.ts';
import * as prop from './props.ts';

/** What stands in the windows of those who read where they travel, sleep and live. All in 400 by 520. */
export const nights = {
  'window-berth':
    box(-10, 0, 420, 530, LILAC) +
    dot(120, 238, 84, GLOW) +
    barred(130, 236, 160, 136) +
    figure(
      down({ ...persons.lalrinpuii, dress: 'sweater', cloth: VIOLET, trim: WHITE }),
      'book',
      { x: 176, y: 322, scale: 0.98 },
      prop.openBook(176, 430, 92),
    ) +
    berth(170) +
    asleep(170) +
    shape('M92 200L142 200C140 222 94 222 92 200Z', MARIGOLD) +
    shape('M78 446C78 408 136 424 176 430C216 424 278 408 278 446Z', SAND) +
    berth(444) +
    box(-10, 475, 420, 60, HAZE) +
    box(48, 486, 104, 50, VIOLET, 8) +
    line('M84 486C84 474 116 474 116 486') +
    ladder(314, 358, 140),
  'window-cot':
    room('night') +
    sash(246, 166, 92, 104, 'night', moon(318, 202, 12)) +
    box(-10, 426, 420, 110, SAND) +
    prop.lantern(352, 436, 96) +
    box(324, 436, 56, 9, WHITE) +
    line('M332 445L328 492M372 445L376 492') +
    cot() +
    figure(
      down({ ...persons.subramaniam, glasses: 'round', dress: 'kurta', cloth: HAZE, trim: WHITE }),
      'book',
      { x: 150, y: 280, scale: 0.96 },
      prop.openBook(150, 386, 90),
    ) +
    shape('M96 392L208 392L220 456L220 496L80 496L80 456Z', VIOLET) +
    line('M80 456L220 456M80 482L220 482', HAZE) +
    shape('M104 392C62 392 52 430 84 434L216 434C248 430 238 392 196 392C176 408 124 408 104 392Z', WHITE) +
    line('M92 434C112 416 150 412 184 426'),
  'window-stair':
    room('night') +
    prop.hungLamp(200, 50, 84) +
    boxes(
      [
        [46, 142, 66, 94],
        [288, 142, 66, 94],
      ],
      VIOLET,
    ) +
    box(158, 124, 84, 112, INDIGO) +
    line('M-10 236L410 236') +
    steps(0, 4) +
    figure(
      down({ ...persons.harleen, hair: 'plait', cloth: WHITE, trim: INDIGO }),
      'book',
      { x: 200, y: 290, scale: 0.98 },
      prop.openBook(200, 398, 92),
    ) +
    steps(4, 7) +
    box(152, 400, 42, 90, VIOLET, 18) +
    box(206, 400, 42, 90, VIOLET, 18) +
    box(146, 481, 48, 16, INDIGO, 8) +
    box(206, 481, 48, 16, INDIGO, 8) +
    line('M138 174L6 426M262 174L394 426', INDIGO, 10),
} satisfies Record<string, string>;

/** A bunk from side to side: its cushion on its board. */
function berth(y: number): string {
  return box(-10, y, 420, 22, INDIGO) + box(-10, y + 22, 420, 9, WHITE);
}

/** A window of a carriage at night, with bars from side to side. */
function barred(x: number, y: number, w: number, h: number): string {
  const bars = [0.25, 0.5, 0.75].map((part) => `M${x} ${y + h * part}L${x + w} ${y + h * part}`).join('');
  return box(x, y, w, h, INDIGO, 10) + moon(x + w - 22, y + 17, 9) + line(bars, HAZE, 5);
}

/** Somebody under a blanket, seen from the side. */
function asleep(y: number): string {
  return (
    box(62, y - 20, 60, 20, WHITE, 8) +
    shape(
      `M92 ${y}C86 ${y - 44} 140 ${y - 50} 190 ${y - 40}C250 ${y - 30} 300 ${y - 46} 330 ${y - 34}C344 ${y - 28} 344 ${y - 10} 342 ${y}Z`,
      HAZE,
    )
  );
}

/** Two rails, `from` and `to` across, and the rungs between them. */
function ladder(from: number, to: number, top: number): string {
  const rungs = [36, 90, 144, 198, 252, 306].map((dy) => [from, top + dy, to - from, 9]);
  const rails = [from, to].map((x) => [x - 5, top, 10, 390]);
  return boxes(rungs, WHITE) + boxes(rails, WHITE);
}

/** A wooden frame on four legs, strung with rope. */
function cot(): string {
  const strands = [0.1, 0.2, 0.3, 0.7, 0.8, 0.9];
  const rope = (at: number, to: number) => `M${Math.round(14 + 282 * at)} 458L${Math.round(44 + 268 * to)} 394`;
  return (
    shape('M14 460L44 392L312 392L296 460Z', PAPER) +
    line(strands.map((at) => rope(at, at + 0.1) + rope(at, at - 0.1)).join(''), VIOLET) +
    boxes(
      [
        [40, 386, 276, 11],
        [6, 456, 300, 13],
        [12, 440, 16, 90],
        [284, 440, 16, 90],
      ],
      WHITE,
    )
  );
}

/** Steps of a flight that comes towards us, from the landing down, with the posts of its two rails. */
function steps(first: number, end: number): string {
  const all = Array.from({ length: end - first }, (_, at) => ({
    y: 236 + (first + at) * 42,
    half: 62 + (first + at) * 22,
  }));
  const posts = all.flatMap(({ y, half }) => [200 - half, 200 + half].map((x) => `M${x} ${y}L${x} ${y - 62}`));
  return (
    boxes(
      all.map(({ y, half }) => [200 - half, y + 11, 2 * half, 31]),
      HAZE,
    ) +
    boxes(
      all.map(({ y, half }) => [200 - half, y, 2 * half, 11]),
      WHITE,
    ) +
    line(posts.join(''), INDIGO, 4)
  );
}
