import {
  box,
  boxes,
  disc,
  dot,
  flat,
  GLOW,
  HAZE,
  INDIGO,
  line,
  lineOn,
  MARIGOLD,
  PAPER,
  round,
  SAND,
  shape,
  VIOLET,
  WHITE,
} from './line.ts';

/* Things, each at the middle of its foot: `x` across, `y` where it stands. */

/** The one lit lamp of a window, hung on a wire of `drop`; its light lies behind everything drawn later. */
export const hungLamp = (x: number, drop: number, glow = 120): string =>
  dot(x, drop + 34, glow, GLOW) +
  line(`M${x} 0L${x} ${drop}`) +
  shape(`M${x - 34} ${drop + 26}C${x - 30} ${drop + 4} ${x + 30} ${drop + 4} ${x + 34} ${drop + 26}Z`, MARIGOLD) +
  shape(`M${x - 11} ${drop + 26}C${x - 8} ${drop + 42} ${x + 8} ${drop + 42} ${x + 11} ${drop + 26}Z`, WHITE);

/** A lamp on a table, bent to the left. */
export const deskLamp = (x: number, y: number, glow = 96): string =>
  dot(x - 44, y - 74, glow, GLOW) +
  line(`M${x} ${y - 6}L${x + 14} ${y - 62}L${x - 22} ${y - 106}`) +
  shape(`M${x - 22} ${y}C${x - 18} ${y - 14} ${x + 18} ${y - 14} ${x + 22} ${y}Z`, VIOLET) +
  shape(
    `M${x - 12} ${y - 118}L${x - 30} ${y - 104}C${x - 62} ${y - 108} ${x - 66} ${y - 86} ${x - 66} ${y - 78}L${x - 14} ${y - 84}Z`,
    MARIGOLD,
  );

export const lantern = (x: number, y: number, glow = 110): string =>
  dot(x, y - 30, glow, GLOW) +
  line(`M${x - 16} ${y - 46}C${x - 16} ${y - 84} ${x + 16} ${y - 84} ${x + 16} ${y - 46}`) +
  shape(
    `M${x - 18} ${y - 10}C${x - 26} ${y - 26} ${x - 20} ${y - 42} ${x - 13} ${y - 48}L${x + 13} ${y - 48}C${x + 20} ${y - 42} ${x + 26} ${y - 26} ${x + 18} ${y - 10}Z`,
    WHITE,
  ) +
  flat(
    `M${x} ${y - 40}C${x + 12} ${y - 24} ${x + 6} ${y - 14} ${x} ${y - 14}C${x - 6} ${y - 14} ${x - 12} ${y - 24} ${x} ${y - 40}Z`,
    MARIGOLD,
  ) +
  box(x - 22, y - 10, 44, 10, INDIGO, 3) +
  box(x - 13, y - 54, 26, 7, INDIGO, 3);

/** The top of a table or counter across the window, and its front below. */
export const counter = (y: number, front = PAPER, top = WHITE): string =>
  box(-10, y + 18, 420, 520 - y, front) + box(-10, y, 420, 18, top);

/** Upright boards or tiles on the front of a counter. */
export const boards = (y: number, step: number): string =>
  line(
    Array.from(
      { length: Math.ceil(400 / step) },
      (_, at) => `M${at * step + step / 2} ${y}L${at * step + step / 2} 520`,
    ).join(''),
    HAZE,
  );

/** A laptop seen from behind, its lid to us. */
export const laptop = (x: number, y: number, w = 110): string =>
  box(x - w / 2, y - w * 0.62, w, w * 0.62, HAZE, 6) +
  dot(x, y - w * 0.32, 6, WHITE) +
  box(x - w / 2 - 10, y - 6, w + 20, 8, WHITE, 4);

export const phone = (x: number, y: number): string => box(x - 11, y - 36, 22, 38, INDIGO, 4);
/** A telephone that leans on something, its screen to us. */
export const screen = (x: number, y: number): string =>
  box(x - 17, y - 58, 34, 58, INDIGO, 5) +
  box(x - 12, y - 51, 24, 40, GLOW) +
  line(`M${x - 6} ${y - 36}L${x + 6} ${y - 36}M${x - 6} ${y - 26}L${x + 2} ${y - 26}`);

/** A telephone on its side that leans to the right, a class on its lit screen: a teacher beside a board. */
export const lesson = (x: number, y: number): string =>
  shape(`M${x - 50} ${y}l10-62h92l-10 62z`, INDIGO) +
  shape(`M${x - 40} ${y - 8}l7-46h74l-7 46z`, GLOW) +
  shape(`M${x - 29} ${y - 8}c0-24 34-24 34 0z`, VIOLET) +
  disc(x - 11, y - 36, 8, WHITE) +
  line(`M${x + 12} ${y - 42}h18m-20 11h12`);

export const cup = (x: number, y: number): string =>
  shape(`M${x + 14} ${y - 22}C${x + 26} ${y - 22} ${x + 26} ${y - 8} ${x + 12} ${y - 8}`, 'none') +
  shape(`M${x - 15} ${y - 28}L${x + 15} ${y - 28}L${x + 11} ${y}L${x - 11} ${y}Z`, WHITE) +
  steam(x, y - 36);
const steam = (x: number, y: number): string =>
  line(
    `M${x - 6} ${y}C${x - 12} ${y - 8} ${x} ${y - 12} ${x - 6} ${y - 22}M${x + 6} ${y}C${x} ${y - 8} ${x + 12} ${y - 12} ${x + 6} ${y - 22}`,
    HAZE,
  );

const PILE = [INDIGO, WHITE, HAZE, VIOLET];
export const books = (x: number, y: number, count = 3, w = 78): string =>
  Array.from({ length: count }, (_, at) => {
    const [left, top] = [x - w / 2 + (at % 2) * 6, y - (at + 1) * 14];
    const fill = PILE[at % 4] ?? WHITE;
    return (
      box(left, top, w - (at % 3) * 8, 14, fill, 3) +
      line(`M${left + 10} ${top + 7}L${left + 26} ${top + 7}`, lineOn(fill))
    );
  }).join('');

export const papers = (x: number, y: number, count = 6): string =>
  Array.from({ length: count }, (_, at) => box(x - 34 + (at % 2) * 5, y - 7 - at * 7, 68, 7, WHITE)).join('');

/** A sheet that lies on the table, with lines of writing. */
export const sheet = (x: number, y: number, w = 84): string =>
  shape(`M${x - w / 2 - 12} ${y}L${x - w / 2 + 8} ${y - 18}L${x + w / 2 + 4} ${y - 18}L${x + w / 2 - 8} ${y}Z`, WHITE) +
  line(`M${x - w / 2 + 12} ${y - 12}L${x + w / 2 - 12} ${y - 12}M${x - w / 2 + 8} ${y - 6}L${x + 4} ${y - 6}`, HAZE);

/** An open notebook that lies on a table, half of it written. */
export const notebook = (x: number, y: number): string =>
  shape(`M${x - 62} ${y}l14-24h96l14 24zM${x} ${y}v-24`, PAPER) + line(`M${x + 10} ${y - 16}h32m-32 8h36`, VIOLET);

export const openBook = (x: number, y: number, w = 78): string =>
  shape(
    `M${x} ${y}C${x - 12} ${y - 8} ${x - w / 2 + 6} ${y - 8} ${x - w / 2} ${y - 4}L${x - w / 2} ${y - 48}C${x - w / 2 + 6} ${y - 52} ${x - 12} ${y - 52} ${x} ${y - 44}C${x + 12} ${y - 52} ${x + w / 2 - 6} ${y - 52} ${x + w / 2} ${y - 48}L${x + w / 2} ${y - 4}C${x + w / 2 - 6} ${y - 8} ${x + 12} ${y - 8} ${x} ${y}Z`,
    VIOLET,
  ) + line(`M${x} ${y}L${x} ${y - 44}`, HAZE);

export const pen = (x: number, y: number): string => line(`M${x} ${y}L${x + 16} ${y - 30}`, INDIGO, 5);

/** Cans of milk with two handles, all of one size. */
export const milkCans = (...feet: readonly [x: number, y: number][]): string =>
  line(feet.map(([x, y]) => `M${x - 30} ${y - 56}q-12-16 6-20M${x + 30} ${y - 56}q12-16-6-20`).join('')) +
  shape(feet.map(([x, y]) => `M${x - 30} ${y}v-60q2-14 14-22v-14h32v14q12 8 14 22v60z`).join(''), HAZE) +
  shape(feet.map(([x, y]) => `M${x - 21} ${y - 108}h42v12h-42z`).join(''), WHITE) +
  line(feet.map(([x, y]) => `M${x - 30} ${y - 14}h60m-60-46h60`).join(''));

/** Bottles of milk on a shelf. */
export const bottles = (x: number, y: number, count: number): string =>
  shape(
    Array.from({ length: count }, (_, at) => `M${x + 8 + at * 34} ${y}v-24l6-11v-13h8v13l6 11v24z`).join(''),
    WHITE,
  ) + box(x, y, count * 34, 8, SAND);

export const pot = (x: number, y: number): string =>
  box(x - 46, y - 12, 92, 12, INDIGO, 4) +
  shape(
    `M${x - 40} ${y - 52}L${x + 40} ${y - 52}C${x + 40} ${y - 24} ${x + 30} ${y - 14} ${x + 22} ${y - 14}L${x - 22} ${y - 14}C${x - 30} ${y - 14} ${x - 40} ${y - 24} ${x - 40} ${y - 52}Z`,
    HAZE,
  ) +
  line(`M${x - 52} ${y - 46}L${x - 40} ${y - 46}M${x + 40} ${y - 46}L${x + 52} ${y - 46}`, INDIGO, 5) +
  steam(x - 12, y - 62) +
  steam(x + 16, y - 66);

/** Shelves over a width, with `fill` drawn on each board. */
export const shelves = (
  x: number,
  w: number,
  rows: readonly number[],
  fill: (x: number, y: number, at: number) => string,
): string => rows.map((y, at) => fill(x, y, at) + box(x, y, w, 8, SAND)).join('');
/** Tins, books or parcels side by side, of three heights and three colours. */
export const tins =
  (count: number, step: number, low = 26) =>
  (x: number, y: number, row: number): string =>
    [INDIGO, WHITE, HAZE]
      .map((fill, colour) =>
        boxes(
          Array.from({ length: count }, (_, at) => at)
            .filter((at) => (at + row) % 3 === colour)
            .map((at) => {
              const h = low + ((at * 7 + row * 11) % 3) * 9;
              return [x + 6 + at * step, y - h, step - 8, h];
            }),
          fill,
        ),
      )
      .join('');
export const bolts =
  (count: number, step: number) =>
  (x: number, y: number, row: number): string =>
    Array.from(
      { length: count },
      (_, at) =>
        disc(x + step * (at + 0.5), y - step / 2 + 2, step / 2 - 3, PILE[(at * 3 + row) % 4]) +
        disc(x + step * (at + 0.5), y - step / 2 + 2, step / 7, WHITE),
    ).join('');

export const clock = (x: number, y: number, hands: string): string =>
  disc(x, y, 25, WHITE) + line(`M${x} ${y}l${hands}`);
export const plant = (x: number, y: number): string =>
  [
    [-22, -70],
    [0, -84],
    [22, -66],
  ]
    .map(([dx = 0, dy = 0]) =>
      shape(
        `M${x} ${y - 26}Q${round(x + dx - 14)} ${y + dy + 26} ${x + dx} ${y + dy}Q${round(x + dx + 12)} ${y + dy + 34} ${x} ${y - 26}Z`,
        HAZE,
      ),
    )
    .join('') + shape(`M${x - 20} ${y - 30}L${x + 20} ${y - 30}L${x + 14} ${y}L${x - 14} ${y}Z`, WHITE);
export const sewing = (x: number, y: number): string =>
  shape(
    `M${x - 62} ${y - 12}L${x - 62} ${y}L${x + 62} ${y}L${x + 62} ${y - 12}L${x + 56} ${y - 12}L${x + 56} ${y - 74}C${x + 56} ${y - 86} ${x + 46} ${y - 88} ${x + 36} ${y - 88}L${x - 56} ${y - 84}L${x - 56} ${y - 44}L${x - 36} ${y - 44}L${x - 34} ${y - 60}L${x + 22} ${y - 58}L${x + 26} ${y - 12}Z`,
    INDIGO,
  ) +
  disc(x + 62, y - 68, 16, WHITE) +
  line(`M${x - 46} ${y - 44}L${x - 46} ${y - 14}`);
export const scales = (x: number, y: number): string =>
  line(
    `M${x} ${y - 6}L${x} ${y - 84}M${x - 48} ${y - 76}L${x + 48} ${y - 92}M${x - 48} ${y - 76}L${x - 66} ${y - 40}M${x - 48} ${y - 76}L${x - 30} ${y - 40}M${x + 48} ${y - 92}L${x + 30} ${y - 56}M${x + 48} ${y - 92}L${x + 66} ${y - 56}`,
  ) +
  shape(
    `M${x - 68} ${y - 40}L${x - 28} ${y - 40}C${x - 32} ${y - 24} ${x - 64} ${y - 24} ${x - 68} ${y - 40}ZM${x + 28} ${y - 56}L${x + 68} ${y - 56}C${x + 64} ${y - 40} ${x + 32} ${y - 40} ${x + 28} ${y - 56}Z`,
    HAZE,
  ) +
  shape(`M${x - 26} ${y}C${x - 20} ${y - 12} ${x + 20} ${y - 12} ${x + 26} ${y}Z`, VIOLET);
