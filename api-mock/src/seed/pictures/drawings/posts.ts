import { inWall } from './frame.ts';
import { watchman } from './in-walls.ts';
import { boxes, HAZE, line, MARIGOLD, shape, VIOLET, WHITE } from './line.ts';
import { coins } from './niche.ts';
import { others } from './others.ts';
import * as prop from './props.ts';
import type { Drawing } from './shapes.ts';
import * as still from './still.ts';

/* Things on the sill, in one path or two, as a window with somebody inside leaves few bytes for them. */
const plant = (x: number): string =>
  shape(
    `M${x}-26c-34-14-36-38-30-58c20 14 30 34 30 58c34-18 36-44 30-64c-20 14-30 40-30 64c-14-34-8-64 0-82c8 18 14 48 0 82z`,
    HAZE,
  ) + shape(`M${x - 22}-32h44l-6 32h-32z`, WHITE);
const piled = (x: number, ...widths: number[]): string =>
  boxes(
    widths.map((w, at) => [x - w / 2 + (at % 2) * 6, -14 * (at + 1), w, 14]),
    VIOLET,
  ) + line(widths.map((w, at) => `M${x - w / 2 + 14 + (at % 2) * 6}${-14 * at - 7}h16`).join(''), HAZE);
const sheets = (x: number, count: number): string =>
  boxes(
    Array.from({ length: count }, (_, at) => [x - 36 + (at % 2) * 5, -7 * (at + 1), 68, 7]),
    WHITE,
  );

/**
 * A window in a wall, twice as broad as high as on the blog's cards. The head of a post cuts the sides off as far as the
 * window, and with them what stands on the sill at -70 and 270.
 */
const post = (id: string, drawing: string, onSill: string): Drawing =>
  inWall(id, drawing, 1280, 640, 544, 8, `<g transform="translate(344 520) scale(2)" stroke-width="1.5">${onSill}</g>`);
const [LEFT, RIGHT] = [-70, 270];

/** What stands at the head of each post. */
export const posts: Record<string, Drawing> = {
  'post-paths': post('paths', still.paths, piled(LEFT, 84, 72, 76) + plant(RIGHT)),
  'post-desk': post('desk', still.desk, plant(LEFT) + piled(RIGHT, 84, 76, 66, 72)),
  'post-tiles': post(
    'tiles',
    still.tiles,
    coins(LEFT - 22, 0, 3).replace(MARIGOLD, WHITE) + coins(LEFT + 24, 0, 6) + sheets(RIGHT, 6),
  ),
  'post-week': post('week', still.week, plant(LEFT) + prop.lantern(RIGHT, 0, 0)),
  'post-seal': post('seal', still.seal, piled(LEFT, 84, 76, 66, 72) + plant(RIGHT)),
  'post-check': post('check', others['window-wheels'], sheets(LEFT, 5) + piled(RIGHT, 80, 68)),
  'post-night': post('night', watchman, piled(LEFT, 84, 72, 76) + plant(RIGHT)),
  'post-call': post('call', others['window-call'], plant(LEFT) + piled(RIGHT, 84, 76, 66)),
};
