import {
  box,
  boxes,
  disc,
  dot,
  GLOW,
  HAZE,
  INDIGO,
  LILAC,
  line,
  MARIGOLD,
  PAPER,
  shape,
  TINT,
  VIOLET,
  WHITE,
} from './line.ts';
import { niche, SILL } from './niche.ts';
import * as prop from './props.ts';
import type { Drawing } from './shapes.ts';

const AWNING = [VIOLET, WHITE, MARIGOLD, WHITE, VIOLET];
const NOTES = [HAZE, WHITE, HAZE, WHITE, MARIGOLD, WHITE];
const KEYS = Array.from({ length: 12 }, (_, at) => [208 + (at % 4) * 17, 130 + Math.floor(at / 4) * 21, 13, 15]);

/** One disc of a database, its foot on `y`. */
const tier = (x: number, y: number, fill: string): string =>
  shape(`M${x - 42} ${y}v-22a42 10 0 0 1 84 0v22a42 10 0 0 1-84 0z`, fill) +
  line(`M${x - 42} ${y - 22}a42 10 0 0 0 84 0`);

/** Cards of degrees and courses that would share one with another. */
export const degreeCards: Record<string, Drawing> = {
  'card-enterprise': niche(
    TINT,
    boxes([[190, 100, 100, 60]], PAPER) +
      boxes(
        [
          [200, 128, 24, 22],
          [248, 132, 30, 18],
        ],
        HAZE,
      ) +
      boxes([[226, 118, 20, 32]], INDIGO) +
      boxes([[182, 150, 116, 50]], WHITE) +
      line('M204 166v20m24-20v20m24-20v20m24-20v20', HAZE) +
      AWNING.map((fill, at) => shape(`M${190 + 20 * at} 70h20L${204 + 24 * at} 102a12 12 0 0 1-24 0z`, fill)).join('') +
      prop.books(100, SILL, 3) +
      prop.plant(380, SILL),
  ),
  'card-studio': niche(
    LILAC,
    line('M198 156L186 200M282 156L294 200') +
      box(172, 56, 136, 100, WHITE, 4) +
      NOTES.map((fill, at) => box(184 + (at % 3) * 41, 68 + Math.floor(at / 3) * 42, 30, 30, fill)).join('') +
      line(
        'M191 79h15m-15 9h9m32-9h15m-15 9h9m32-9h15m-15 9h9M191 121h15m-15 9h9m32-9h15m-15 9h9m32-9h15m-15 9h9',
        VIOLET,
      ) +
      box(164, 156, 152, 9, VIOLET, 4) +
      prop.papers(100, SILL, 5) +
      prop.cup(368, SILL) +
      prop.cup(414, SILL),
  ),
  'card-accounts': niche(
    LILAC,
    box(196, 76, 88, 124, INDIGO, 8) +
      box(207, 87, 66, 30, GLOW, 3) +
      line('M236 102h26') +
      boxes(KEYS.slice(0, -1), WHITE) +
      boxes(KEYS.slice(-1), MARIGOLD) +
      prop.books(100, SILL, 4) +
      prop.openBook(376, SILL - 2, 100),
  ),
  'card-data': niche(
    TINT,
    tier(194, 190, WHITE) +
      tier(194, 158, HAZE) +
      tier(194, 126, WHITE) +
      dot(166, 186, 4) +
      dot(166, 154, 4) +
      dot(166, 122, 4) +
      disc(292, 155, 45, WHITE) +
      shape('M292 155v-45a45 45 0 0 1 39 67.500z', MARIGOLD) +
      shape('M292 155l39 22.500a45 45 0 0 1-78 0z', VIOLET) +
      disc(292, 155, 20, PAPER) +
      prop.papers(96, SILL, 4) +
      prop.laptop(400, SILL, 84),
  ),
  'card-humanities': niche(
    TINT,
    line('M240 172v20') +
      shape('M208 200c4-14 60-14 64 0z', VIOLET) +
      line('M262 58A62 62 0 1 1 200 158', INDIGO, 5) +
      disc(240, 112, 48, WHITE) +
      line(
        'M240 64v96M192 112h96M240 64c-34 26-34 70 0 96c34-26 34-70 0-96M201 84q39 18 78 0M201 140q39-18 78 0',
        HAZE,
      ) +
      disc(240, 112, 48) +
      disc(262, 58, 7, MARIGOLD) +
      prop.books(100, SILL, 5, 74) +
      prop.papers(384, SILL, 5),
  ),
};
