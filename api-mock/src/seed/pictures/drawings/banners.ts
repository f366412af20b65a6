import { scene } from './scene.ts';
import { arch, C, type Drawing, ground, lattice, path, star } from './shapes.ts';

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

/** Banners, and their cuts for phones. */
export const banners = {
  'refer-two': joined(800, 400, 2),
  'refer-two-phone': joined(480, 360, 2),
  'refer-three': joined(800, 400, 3),
  'refer-three-phone': joined(480, 360, 3),
  'dashboard-stars': rising(800, 300),
  'dashboard-stars-phone': rising(480, 360),
  'banner-door': door(800, 400),
  'banner-door-phone': door(480, 420),
} satisfies Record<string, Drawing>;
