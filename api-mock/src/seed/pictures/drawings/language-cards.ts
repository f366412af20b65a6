import { box, boxes, dot, HAZE, INDIGO, LILAC, line, MARIGOLD, shape, TINT, VIOLET, WHITE } from './line.ts';
import { niche, SILL, speech } from './niche.ts';
import * as prop from './props.ts';
import type { Drawing } from './shapes.ts';

/** A building of where a language is spoken, and a letter of it in a speech mark. */
const language = (wall: string, building: string, letter: string): Drawing =>
  niche(wall, building + speech(376, 120, MARIGOLD, -1) + letter + prop.books(96, SILL, 4));

/** Cards of the languages. */
export const languageCards: Record<string, Drawing> = {
  'card-french': language(
    TINT,
    line('M240 62V34') +
      shape('M231 62h18l5 46 9 36 21 56h-22c-6-34-38-34-44 0h-22l21-56 9-36z', WHITE) +
      line('M228 108l24 36m0-36l-24 36', HAZE) +
      boxes(
        [
          [220, 102, 40, 9],
          [208, 142, 64, 10],
        ],
        VIOLET,
      ),
    line('M363 103h26c0-23-28-23-28 2c0 21 20 21 28 10M374 80l9-7', INDIGO, 5),
  ),
  'card-german': language(
    LILAC,
    boxes([[172, 122, 136, 66]], VIOLET) +
      boxes(
        [174, 197, 220, 248, 271, 294].map((x) => [x, 122, 12, 66]),
        WHITE,
      ) +
      boxes(
        [
          [164, 104, 152, 18],
          [196, 86, 88, 18],
        ],
        WHITE,
      ) +
      boxes([[164, 188, 152, 12]], HAZE) +
      boxes([[212, 74, 56, 12]], VIOLET) +
      shape('M240 60l-26-20 6 22 14 6zM240 60l26-20-6 22-14 6z', HAZE) +
      shape('M234 74l2-22h8l2 22z', WHITE) +
      dot(240, 44, 6),
    line('M363 94v13c0 18 26 18 26 0v-13', INDIGO, 5) + dot(369, 82, 4) + dot(383, 82, 4),
  ),
  'card-japanese': language(
    TINT,
    shape('M194 96h18l-4 104h-20zM268 96h18l6 104h-20z', VIOLET) +
      box(180, 116, 120, 13, VIOLET) +
      box(230, 92, 20, 30, WHITE) +
      shape('M162 70c40 10 116 10 156 0l5 15c-46 12-120 12-166 0z', INDIGO) +
      shape('M170 88c44 8 96 8 140 0v10c-44 6-96 6-140 0z', HAZE),
    line('M363 79h26v40h-26zM363 99h26', INDIGO, 5),
  ),
};
