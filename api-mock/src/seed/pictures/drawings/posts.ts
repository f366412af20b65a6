import { scene, window } from './scene.ts';
import { C, circle, type Drawing, ground, path, rect, star } from './shapes.ts';

const split = (): string =>
  path(
    'M40 300C160 300 200 300 280 300C380 300 380 70 600 70M280 300C400 300 420 150 600 150M280 300C400 300 420 250 600 250M280 300C380 300 420 346 600 346',
    { stroke: C.indigo, width: 10 },
  ) +
  circle(40, 300, 22, { fill: C.ink }) +
  circle(280, 300, 17, { fill: C.paper, stroke: C.ink, width: 8 }) +
  [70, 150, 250, 346]
    .map((y, index) =>
      star(
        600,
        y,
        32,
        index === 1 ? { fill: C.marigold, stroke: C.ink, width: 4 } : { fill: C.paper, stroke: C.ink, width: 4 },
      ),
    )
    .join('');

const desk = (): string =>
  window(356, 40, 208, 250, 52, { sky: C.glow, line: C.lattice, frame: C.ink, marked: [[2, 2]], id: 'd' }) +
  path('M60 316H580M110 316V384M530 316V384', { stroke: C.ink, width: 9 }) +
  path('M128 312V228H276V312M106 312H298', { stroke: C.ink, width: 7, fill: C.paper }) +
  star(202, 268, 22, { fill: C.marigold }) +
  path('M86 312V280H62V312', { stroke: C.ink, width: 6, fill: C.lilac });

const twelve = (): string =>
  Array.from(
    { length: 12 },
    (_, tile) =>
      rect(
        56 + (tile % 4) * 76,
        86 + Math.floor(tile / 4) * 76,
        66,
        66,
        { fill: C.lilac, stroke: C.indigo, width: 4 },
        8,
      ) + star(89 + (tile % 4) * 76, 119 + Math.floor(tile / 4) * 76, 17, { fill: C.indigo }),
  ).join('') +
  path('M380 196H398M380 208H398', { stroke: C.ink, width: 6 }) +
  rect(416, 106, 180, 180, { fill: C.glow, stroke: C.ink, width: 5 }, 12) +
  star(506, 196, 66, { fill: C.marigold, stroke: C.ink, width: 4 });

const FILLED_WEEK: Record<number, number[]> = { 0: [3], 1: [3], 2: [3, 2], 3: [], 4: [3], 5: [0, 1, 2], 6: [1, 2] };
const week = (): string =>
  Array.from({ length: 28 }, (_, tile) => {
    const [column, row] = [tile % 7, Math.floor(tile / 7)];
    const isFilled = FILLED_WEEK[column]?.includes(row);
    return rect(
      50 + column * 78,
      56 + row * 74,
      68,
      64,
      { fill: isFilled ? (column > 4 ? C.marigold : C.indigo) : C.paper, stroke: isFilled ? C.ink : C.haze, width: 4 },
      8,
    );
  }).join('');

const seal = (): string =>
  star(320, 200, 160, { fill: C.indigo }, { points: 12, depth: 0.82 }) +
  circle(320, 200, 112, { fill: C.paper, stroke: C.marigold, width: 6 }) +
  star(320, 200, 84, { stroke: C.ink, width: 6 }, { points: 12, depth: 0.7 }) +
  star(320, 200, 40, { fill: C.marigold }, { points: 12, depth: 0.7 });

const blog = (inside: string, fill: string) => scene(640, 400, ground(640, 400, fill) + inside);

/** What stands at the head of each post. */
export const posts = {
  'post-paths': blog(split(), C.tint),
  'post-desk': blog(desk(), C.paper),
  'post-tiles': blog(twelve(), C.tint),
  'post-week': blog(week(), C.lilac),
  'post-seal': blog(seal(), C.paper),
} satisfies Record<string, Drawing>;
