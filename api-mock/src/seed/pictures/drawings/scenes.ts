import { month } from './emblems.ts';
import { arch, archPath, C, circle, clipped, type Drawing, ground, lattice, path, rect, star } from './shapes.ts';

/** The same drawing at another size. */
const scaled = ({ width, height, inside }: Drawing, scale: number): Drawing => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
  inside: `<g transform="scale(${scale})">${inside}</g>`,
});

const scene = (width: number, height: number, inside: string): Drawing => ({ width, height, inside });

/** An arched window of lattice on a plain wall. */
function window(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  look: { sky: string; line: string; frame: string; marked: [number, number][]; id: string },
): string {
  return (
    clipped(
      look.id,
      archPath(x, y, w, h),
      rect(x, y, w, h, { fill: look.sky }) +
        lattice({ x, y, w, h }, cell, { line: look.line, width: cell / 16, marked: look.marked }),
    ) + arch(x, y, w, h, { stroke: look.frame, width: cell / 7 })
  );
}

/** Evening: a window of stars, a lamp and an open book on a sill. */
function evening(width: number, height: number, portrait = false): Drawing {
  const s = portrait ? 0.55 : 1;
  const base = height - (portrait ? 120 : 150);
  const big = { w: portrait ? 330 : 420, x: portrait ? width - 370 : width - 520 };
  const desk = portrait ? width * 0.2 : 240;
  return scene(
    width,
    height,
    ground(width, height, C.ink) +
      window(big.x, portrait ? 50 : 60, big.w, base - (portrait ? 50 : 60), portrait ? 66 : 84, {
        sky: C.indigo,
        line: '#8a85d8',
        frame: C.marigold,
        marked: [
          [3, 2],
          [1, 4],
          [2, 3],
        ],
        id: 'a',
      }) +
      rect(0, base, width, height - base, { fill: '#131133' }) +
      rect(0, base, width, 10, { fill: C.marigold }) +
      `<g transform="translate(${desk} ${base}) scale(${s})">` +
      path('M-60 -150L-170 -4H170L60 -150Z', { fill: 'rgba(253,239,210,.12)' }) +
      path('M-44 -250H44L84 -150H-84Z', { fill: C.marigold }) +
      path('M0 -150V-16', { stroke: C.sand, width: 10 }) +
      path('M-50 -4C-50 -26 50 -26 50 -4Z', { fill: C.sand }) +
      path('M150 -8C196 -44 250 -44 290 -20C330 -44 384 -44 430 -8Z', { fill: C.paper }) +
      path('M290 -20V-8M176 -20C210 -36 246 -36 272 -22M404 -20C370 -36 334 -36 308 -22', {
        stroke: C.sand,
        width: 4,
      }) +
      '</g>',
  );
}

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

/** Lattices joined along their edges, with marigold where they meet. */
function joined(width: number, height: number, parts: number): Drawing {
  const cell = height / (parts === 2 ? 3.2 : 4);
  const w = cell * 3;
  const start = (width - w * parts + (parts - 1) * cell) / 2;
  const boxes = Array.from({ length: parts }, (_, part) => ({
    x: start + part * (w - cell),
    y: (height - w) / 2 + (parts === 3 ? (part - 1) * (height - w) * 0.4 : 0),
    w,
    h: w,
  }));
  return scene(
    width,
    height,
    ground(width, height, C.ink) +
      boxes
        .map((box, part) => lattice(box, cell, { line: part % 2 ? '#f7c466' : '#8a85d8', width: cell / 22 }))
        .join('') +
      boxes
        .slice(1)
        .map((box) => star(box.x + cell / 2, box.y + cell * 1.5, cell * 0.52, { fill: C.marigold }))
        .join(''),
  );
}

const rising = (width: number, height: number): Drawing => {
  const cell = height / 3;
  const columns = Math.ceil(width / cell);
  return scene(
    width,
    height,
    ground(width, height, C.ink) +
      Array.from({ length: columns + 1 }, (_, column) =>
        [0.5, 1.5, 2.5]
          .map((row, index) =>
            star(
              column * cell + cell / 2,
              row * cell,
              cell * 0.42,
              (column + index) % 3 === 0 && column > columns / 3
                ? { fill: C.marigold }
                : { stroke: '#6f6ab8', width: cell / 26 },
            ),
          )
          .join(''),
      ).join(''),
  );
};

const door = (width: number, height: number): Drawing => {
  const [w, h] = [height * 0.5, height * 0.8];
  const x = (width - w) / 2;
  return scene(
    width,
    height,
    ground(width, height, C.ink) +
      lattice({ x: 0, y: 0, w: width, h: height }, height / 5, { line: '#4a459c', width: 3 }) +
      arch(x, height - h, w, h, { fill: C.glow, stroke: C.marigold, width: 10 }) +
      path(`M${x + w / 2} ${height}V${height - h * 0.52}L${x + w * 0.86} ${height - h * 0.6}V${height}Z`, {
        fill: C.indigo,
      }) +
      star(x + w * 0.3, height - h * 0.4, w * 0.11, { fill: C.marigold }),
  );
};

const band = (
  width: number,
  height: number,
  marked: [number, number][],
  fill: string = C.paper,
  line: string = C.haze,
): Drawing =>
  scene(
    width,
    height,
    ground(width, height, fill) +
      lattice({ x: width * 0.5, y: 0, w: width * 0.5, h: height }, height / 4, { line, width: 4, marked }),
  );

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
      rect(300, 238, 360, 20, { fill: C.ink }, 10) +
      rect(376, 286, 208, 9, { fill: C.haze }, 5) +
      rect(220, 328, 520, 30, { fill: C.indigo }, 15) +
      rect(296, 384, 368, 9, { fill: C.haze }, 5) +
      rect(336, 406, 288, 9, { fill: C.haze }, 5) +
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
  'home-evening': scaled(evening(1280, 854), 0.75),
  'home-evening-phone': evening(640, 560, true),
  'mba-banner': mba(960, 640, 70, ['2,4', '3,3', '4,3', '5,2', '6,2', '7,1']),
  'mba-thumbnail': mba(480, 300, 62, ['1,1', '2,1', '3,0', '4,1']),
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
  'post-paths': blog(split(), C.tint),
  'post-desk': blog(desk(), C.paper),
  'post-tiles': blog(twelve(), C.tint),
  'post-week': blog(week(), C.lilac),
  'post-seal': blog(seal(), C.paper),
  'refer-two': joined(800, 400, 2),
  'refer-two-phone': joined(480, 360, 2),
  'refer-three': joined(800, 400, 3),
  'refer-three-phone': joined(480, 360, 3),
  'dashboard-stars': rising(800, 300),
  'dashboard-stars-phone': rising(480, 360),
  'banner-door': door(800, 400),
  'banner-door-phone': door(480, 420),
  'wide-career': band(960, 320, [
    [1, 1],
    [2, 2],
    [3, 1],
  ]),
  'wide-emi': band(960, 320, [[4, 1]], C.tint, '#d8c59c'),
  'wide-touch': band(960, 320, [[3, 2]], C.lilac),
  'share-university': share(),
} satisfies Record<string, Drawing>;
