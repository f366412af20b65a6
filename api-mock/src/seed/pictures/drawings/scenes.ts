import { month } from './emblems.ts';
import { scaled, scene, window } from './scene.ts';
import { C, circle, type Drawing, ground, lattice, path, rect, star } from './shapes.ts';

/** Interlocking hexagons with a path of marigold through them. */
function hexagons(width: number, height: number, r: number, walked: readonly string[]): string {
  const cells: string[] = [];
  const [dx, dy] = [r * 1.5, r * Math.sqrt(3)];
  for (let column = -1; column * dx < width + r; column += 1)
    for (let row = -1; row * dy < height + r; row += 1) {
      const [x, y] = [column * dx, row * dy + (column % 2 ? dy / 2 : 0)];
      const corner = (radius: number) =>
        `M${[0, 60, 120, 180, 240, 300].map((a) => `${(x + radius * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(y + radius * Math.sin((a * Math.PI) / 180)).toFixed(1)}`).join('L')}Z`;
      const isWalked = walked.includes(`${column},${row}`);
      cells.push(
        path(corner(r), { stroke: C.haze, width: 4 }) +
          path(corner(r * 0.62), isWalked ? { fill: C.marigold } : { stroke: C.lattice, width: 4 }),
      );
    }
  return cells.join('');
}
const mba = (width: number, height: number, r: number, walked: string[]) =>
  scene(width, height, ground(width, height, C.paper) + hexagons(width, height, r, walked));

const share = (): Drawing =>
  scene(
    1200,
    630,
    ground(1200, 630, C.ink) +
      window(700, 50, 380, 580, 76, {
        sky: C.indigo,
        line: '#8a85d8',
        frame: C.marigold,
        marked: [
          [2, 3],
          [3, 2],
        ],
        id: 's',
      }) +
      star(300, 315, 170, { stroke: '#8a85d8', width: 12 }) +
      star(300, 315, 108, { fill: C.marigold }) +
      circle(300, 315, 34, { fill: C.ink }) +
      rect(0, 618, 1200, 12, { fill: C.marigold }),
  );

export const scenes = {
  'mba-banner': mba(960, 960, 110, ['1,4', '2,3', '3,3', '4,2', '5,2']),
  'mba-film': scene(
    640,
    360,
    ground(640, 360, C.ink) +
      lattice({ x: 0, y: 0, w: 640, h: 360 }, 90, {
        line: '#4a459c',
        width: 4,
        marked: [
          [5, 1],
          [6, 2],
        ],
      }),
  ),
  'page-month': scaled(
    scene(
      1200,
      480,
      ground(1200, 480, C.lilac) + month(300, 25, 86, 7, [1, 5, 6, 8, 12, 13, 15, 19, 20, 22, 26, 27, 29, 33]),
    ),
    0.8,
  ),
  'page-coin': scaled(
    scene(
      1200,
      480,
      ground(1200, 480, C.tint) +
        circle(600, 240, 190, { fill: C.marigold, stroke: C.ink, width: 10 }) +
        circle(600, 240, 158, { stroke: C.ink, width: 4 }) +
        star(600, 240, 124, { fill: C.glow, stroke: C.ink, width: 7 }) +
        star(220, 240, 70, { stroke: C.haze, width: 6 }) +
        star(980, 240, 70, { stroke: C.haze, width: 6 }),
    ),
    0.8,
  ),
  'share-university': share(),
} satisfies Record<string, Drawing>;
