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

const certificate = (): Drawing =>
  scene(
    960,
    680,
    ground(960, 680, C.paper) +
      lattice({ x: 18, y: 18, w: 924, h: 644 }, 46, { line: C.haze, width: 2 }) +
      rect(64, 64, 832, 552, { fill: C.white, stroke: C.indigo, width: 4 }) +
      rect(76, 76, 808, 528, { stroke: C.marigold, width: 2 }) +
      star(480, 158, 52, { stroke: C.indigo, width: 5 }) +
      star(480, 158, 32, { fill: C.marigold }) +
      // To be filled in: a line for the university, one for the name, one for the award.
      path('M330 258H630M230 336H730M300 406H660', { stroke: C.haze, width: 3 }) +
      path('M180 528C196 500 208 548 222 520C232 500 246 540 262 518C276 502 292 530 312 514', {
        stroke: C.ink,
        width: 4,
      }) +
      path('M160 548H330M630 548H800', { stroke: C.haze, width: 3 }) +
      path('M652 524C668 498 676 544 694 514C706 496 716 536 736 512C750 500 764 526 782 510', {
        stroke: C.ink,
        width: 4,
      }) +
      star(480, 520, 56, { fill: C.marigold }, { points: 16, depth: 0.88 }) +
      circle(480, 520, 38, { stroke: C.ink, width: 3 }) +
      star(480, 520, 24, { fill: C.ink }) +
      `<g transform="rotate(-18 480 340)" opacity=".14">${['M250 300V380', 'M250 300H310'].map((d) => path(d, {})).join('')}</g>`,
  );

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
  certificate: scaled(certificate(), 2 / 3),
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
