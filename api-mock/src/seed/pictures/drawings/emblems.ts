import { at, C, circle, type Drawing, ground, lattice, path, rect, star } from './shapes.ts';

const INK = { stroke: C.ink, width: 5 };

/** A small picture on one colour, for a card. */
const tile = (inside: string, fill: string, size: [number, number] = [320, 200]): Drawing => ({
  width: size[0],
  height: size[1],
  inside: ground(...size, fill) + inside,
});

const coinStar = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: C.marigold, ...INK }) +
  circle(x, y, r * 0.82, { stroke: C.ink, width: 2 }) +
  star(x, y, r * 0.6, { fill: C.glow, stroke: C.ink, width: 3 });

const laptop = (): string =>
  rect(92, 44, 136, 92, { fill: C.paper, ...INK }, 8) +
  lattice({ x: 104, y: 56, w: 112, h: 68 }, 28, { line: C.haze, width: 2, marked: [[2, 1]] }) +
  path('M68 150H252L240 164H80Z', { fill: C.paper, ...INK });

const speech = (x: number, y: number, fill: string, flip: boolean): string =>
  at(x, y, `<g transform="scale(${flip ? -1 : 1} 1)">${path('M0 0H96V62H40L18 84V62H0Z', { fill, ...INK })}</g>`);

/** Squares of a month, those of class days filled. */
export function month(x: number, y: number, cell: number, columns: number, filled: readonly number[]): string {
  return Array.from({ length: columns * 5 }, (_, day) => {
    const [column, row] = [day % columns, Math.floor(day / columns)];
    const isFilled = filled.includes(day);
    const [cx, cy] = [x + column * cell + cell / 2, y + row * cell + cell / 2];
    return (
      rect(
        x + column * cell + 3,
        y + row * cell + 3,
        cell - 6,
        cell - 6,
        { fill: isFilled ? C.glow : C.paper, stroke: C.indigo, width: 2.5 },
        5,
      ) + star(cx, cy, cell * 0.28, isFilled ? { fill: C.marigold } : { stroke: C.haze, width: 2 })
    );
  }).join('');
}

const form = (): string =>
  rect(100, 24, 120, 152, { fill: C.paper, ...INK }, 8) +
  [48, 78, 108]
    .map((y, row) =>
      rect(
        118,
        y,
        84,
        18,
        { fill: row === 2 ? C.glow : C.lilac, stroke: row === 2 ? C.marigold : C.haze, width: 2.5 },
        4,
      ),
    )
    .join('') +
  path('M124 57L130 63L142 50M124 87L130 93L142 80', { stroke: C.indigo, width: 4 }) +
  star(182, 150, 15, { fill: C.marigold, stroke: C.ink, width: 3 });

const twoLattices = (): string =>
  lattice({ x: 46, y: 36, w: 104, h: 128 }, 42, { line: C.indigo, width: 3, marked: [[1, 1]] }) +
  rect(46, 36, 104, 128, INK) +
  lattice({ x: 170, y: 36, w: 104, h: 128 }, 26, { line: C.indigo, width: 2, marked: [[2, 2]] }) +
  rect(170, 36, 104, 128, INK);

const telephone = (): string =>
  path(
    'M52 40C44 40 36 50 38 64C44 104 72 132 112 138C126 140 136 132 136 124V108L110 98L98 110C84 104 74 94 66 78L78 66L68 40Z',
    { fill: C.paper, stroke: C.ink, width: 6 },
  ) + star(118, 56, 17, { fill: C.marigold });
const pen = (): string =>
  path('M40 132L52 100L112 40L132 60L72 120Z', { fill: C.paper, stroke: C.ink, width: 6 }) +
  path('M52 100L72 120M100 52L120 72', { stroke: C.ink, width: 5 }) +
  path('M40 132L46 116L56 126Z', { fill: C.marigold });
const tally = (): string =>
  [44, 68, 92, 116].map((x) => path(`M${x} 42V124`, { stroke: C.ink, width: 8 })).join('') +
  path('M28 112L136 52', { stroke: C.marigold, width: 9 });
const hand = (): string =>
  path(
    'M36 108C52 96 66 100 78 106H104C116 106 116 122 104 122H84M36 140C62 140 92 146 112 140L142 112C150 102 140 92 130 98L108 112',
    { stroke: C.ink, width: 7 },
  ) + star(92, 62, 22, { fill: C.marigold, stroke: C.ink, width: 4 });
const row = (): string =>
  [40, 84, 128]
    .map((x, index) =>
      star(x, 86, 20, index === 2 ? { stroke: C.ink, width: 5 } : { fill: C.marigold, stroke: C.ink, width: 5 }),
    )
    .join('') + path('M20 124H148', { stroke: C.ink, width: 5 });

const usp = (inside: string, fill: string): Drawing => tile(inside, fill, [168, 168]);

/** Cards of the launchpad show a square: what is drawn in 320 by 200 stands whole in the middle of one. */
const square = (inside: string, fill: string, scale = 1): Drawing =>
  tile(at(128 - 160 * scale, 128 - 100 * scale, inside, scale), fill, [256, 256]);

export const emblems = {
  'launchpad-form': square(form(), C.lilac, 1.4),
  'launchpad-compare': square(twoLattices(), C.tint),
  'launchpad-month': square(month(76, 22, 32, 5, [1, 3, 6, 8, 11, 13, 16, 18]), C.lilac, 1.3),
  'launchpad-coin': square(coinStar(160, 100, 68), C.tint, 1.4),
  'launchpad-laptop': square(laptop(), C.lilac, 1.2),
  'launchpad-speech': square(
    speech(44, 34, C.paper, false) +
      speech(276, 74, C.glow, true) +
      star(92, 65, 17, { fill: C.indigo }) +
      star(228, 105, 17, { fill: C.marigold }),
    C.tint,
  ),
  'gift-coin': usp(coinStar(84, 84, 56), '#f3e7c9'),
  'gift-row': usp(row(), '#e6e8f2'),
  'gift-telephone': usp(telephone(), '#e9efe6'),
  'gift-pen': usp(pen(), '#f3e7c9'),
  'gift-tally': usp(tally(), '#e6e8f2'),
  'gift-hand': usp(hand(), '#e9efe6'),
  logo: {
    width: 256,
    height: 256,
    inside:
      ground(256, 256, C.ink) +
      star(128, 128, 104, { stroke: '#8a85d8', width: 8 }) +
      star(128, 128, 66, { fill: C.marigold }) +
      circle(128, 128, 20, { fill: C.ink }),
  },
} satisfies Record<string, Drawing>;
