import { open, room, sash } from './backdrops.ts';
import {
  box,
  boxes,
  disc,
  flat,
  GLOW,
  HAZE,
  INDIGO,
  INK,
  LILAC,
  line,
  MARIGOLD,
  PAPER,
  placed,
  POINTED,
  SAND,
  shape,
  VIOLET,
  WHITE,
} from './line.ts';
import { SKINS } from './person/person.ts';
import * as prop from './props.ts';
import { star } from './shapes.ts';

/* What stands in windows with nobody inside, for posts about a thing. All in 400 by 520. */

const door = (x: number): string => placed(POINTED, { x, y: 296, scale: 0.62 });
const PATHS =
  'M200 420C200 366 62 386 62 290M200 420C200 366 154 386 154 290M200 420C200 366 246 386 246 290M200 420C200 366 338 386 338 290';

/** A path that divides into four, each to a door of its own (figures, coins, a talk, a person), and who has to choose. */
export const paths =
  open('day') +
  flat('M82 296a96 96 0 1 1 144 0z', GLOW) +
  box(-10, 296, 420, 234, SAND) +
  line(PATHS, INDIGO, 32) +
  shape('M138 530L186 416h28L262 530z', WHITE) +
  line(PATHS, WHITE, 26) +
  shape(door(62) + door(246) + door(338), PAPER) +
  shape(door(154), MARIGOLD) +
  boxes(
    [
      [40, 268, 12, 18],
      [56, 254, 12, 32],
      [72, 240, 12, 46],
    ],
    HAZE,
  ) +
  disc(154, 262, 19, WHITE) +
  disc(154, 262, 9, WHITE) +
  shape('M225 240h42v28h-19l-11 13v-13h-12z', VIOLET) +
  disc(338, 246, 10, HAZE) +
  shape('M317 286c0-34 42-34 42 0z', HAZE) +
  boxes(
    [
      [183, 462, 15, 60],
      [202, 462, 15, 60],
    ],
    INDIGO,
  ) +
  shape('M168 474v-38q0-24 22-24h20q22 0 22 24v38z', VIOLET) +
  box(192, 398, 16, 18, SKINS.wheat[0]) +
  shape('M184 396c-4-30 36-30 32 0c-4 10-28 10-32 0z', INK) +
  box(180, 412, 40, 48, WHITE, 11) +
  line('M190 438h20');

/** A desk made ready for an examination: the paper on the laptop, an identity card, a bottle, a clock. */
export const desk =
  room('day') +
  sash(34, 186, 96, 112, 'day') +
  prop.hungLamp(200, 46, 110) +
  prop.clock(310, 226, '0 -14m0 14l11 5') +
  prop.counter(430) +
  box(112, 302, 176, 114, INDIGO, 8) +
  box(122, 312, 156, 94, WHITE) +
  line('M136 330h70m-70 14h50m-30 20h60m-60 22h44', VIOLET) +
  disc(141, 364, 6, WHITE) +
  disc(141, 386, 6, MARIGOLD) +
  box(226, 320, 42, 36, LILAC) +
  shape('M233 356c0-16 28-16 28 0z', VIOLET) +
  disc(247, 334, 6, SAND) +
  shape('M98 436l14-20h176l14 20z', WHITE) +
  shape('M326 438v-62q0-10 8-16v-14h20v14q8 6 8 16v62z', LILAC) +
  box(331, 336, 26, 12, VIOLET, 3) +
  line('M326 392h36', HAZE) +
  box(28, 396, 62, 42, WHITE, 4) +
  boxes([[36, 405, 16, 20]], HAZE) +
  line('M62 409h18m-18 12h12');

const PAN = 'h112c-8 28-104 28-112 0z';
/** A level pair of scales: twelve small tiles on one pan, one large tile as broad and high on the other. */
export const tiles =
  room('night') +
  prop.hungLamp(200, 46, 110) +
  prop.counter(430) +
  line('M84 216L30 340M84 216L138 340M316 216L262 340M316 216L370 340') +
  boxes(
    Array.from({ length: 12 }, (_, at) => [36 + (at % 4) * 24, 274 + Math.floor(at / 4) * 22, 24, 22]),
    WHITE,
  ) +
  box(268, 274, 96, 66, MARIGOLD) +
  star(316, 307, 24, { fill: GLOW }) +
  shape(`M28 340${PAN}M260 340${PAN}`, HAZE) +
  shape('M192 430V220h16v210z', VIOLET) +
  box(70, 208, 260, 14, VIOLET, 7) +
  disc(200, 215, 14, WHITE) +
  shape('M146 430c4-24 104-24 108 0z', VIOLET);

const WEEK = [[3], [3], [2, 3], [], [3], [0, 1, 2], [1, 2]];
const cell = (column: number, row: number): number[] => [64 + column * 40, 182 + row * 37, 32, 29];
const filled = (from: number, to: number): number[][] =>
  WEEK.flatMap((rows, column) => (column < from || column >= to ? [] : rows.map((row) => cell(column, row))));
/** A plan of a week on the wall over a desk: evenings of the working days filled, and more of the last two days. */
export const week =
  room('dusk') +
  prop.hungLamp(200, 40, 100) +
  box(50, 148, 300, 190, WHITE, 6) +
  line('M68 165h24m16 0h24m16 0h24m16 0h24m16 0h24m16 0h24m16 0h24', VIOLET) +
  flat(
    Array.from({ length: 28 }, (_, at) => {
      const [x, y, w, h] = cell(at % 7, Math.floor(at / 7));
      return `M${x} ${y}h${w}v${h}h-${w}z`;
    }).join(''),
    LILAC,
  ) +
  boxes(filled(0, 5), INDIGO) +
  boxes(filled(5, 7), MARIGOLD) +
  prop.counter(430) +
  prop.books(84, 430, 3) +
  prop.notebook(214, 446) +
  prop.pen(236, 440) +
  prop.cup(332, 430);

/** A letter under a large seal, two cups of tea and a pair of glasses before it. */
export const seal =
  room('dawn') +
  prop.hungLamp(200, 40, 110) +
  box(92, 132, 216, 264, WHITE, 4) +
  line('M150 158h100', INDIGO, 5) +
  line('M118 182h164m-164 18h164m-164 18h120', HAZE) +
  shape('M172 320l-22 72 28-12 18 16 10-76zM228 320l22 72-28-12-18 16-10-76z', VIOLET) +
  star(200, 304, 72, { fill: INDIGO }, { points: 12, depth: 0.84 }) +
  disc(200, 304, 50, PAPER) +
  star(200, 304, 34, { fill: MARIGOLD }, { points: 12, depth: 0.7 }) +
  prop.counter(436) +
  prop.cup(62, 440) +
  prop.cup(330, 440) +
  line('M184 436q16-10 32 0m-64 0h-14m124 0h-14') +
  disc(168, 436, 16, WHITE) +
  disc(232, 436, 16, WHITE);
