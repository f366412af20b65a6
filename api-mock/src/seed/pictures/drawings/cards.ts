import { degreeCards } from './degree-cards.ts';
import { languageCards } from './language-cards.ts';
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
  SAND,
  shape,
  TINT,
  VIOLET,
  WHITE,
} from './line.ts';
import { niche, coins, bars, monitor, hexagon, speech, chair, SILL } from './niche.ts';
import * as prop from './props.ts';
import type { Drawing } from './shapes.ts';

/** Card pictures by subject. */
const subjects: Record<string, Drawing> = {
  'card-management': niche(
    LILAC,
    boxes(
      [
        [172, 164, 46, 36],
        [218, 132, 46, 68],
        [264, 100, 46, 100],
      ],
      HAZE,
    ) +
      line('M287 100L287 44') +
      shape('M287 46L318 56L287 68Z', MARIGOLD) +
      prop.books(100, SILL, 3) +
      prop.plant(380, SILL),
  ),
  'card-commerce': niche(
    TINT,
    prop.scales(240, SILL).replaceAll(HAZE, MARIGOLD) +
      prop.books(100, SILL, 4) +
      coins(356, SILL, 4) +
      coins(404, SILL, 2).replace(MARIGOLD, WHITE),
  ),
  'card-computing': niche(
    LILAC,
    monitor(
      240,
      line('M186 106L214 106M186 124L244 124M200 142L262 142M200 160L228 160', HAZE) + dot(284, 106, 6, MARIGOLD),
    ) +
      prop.cup(372, SILL) +
      prop.books(100, SILL, 2),
  ),
  'card-arts': niche(
    TINT,
    prop.openBook(240, SILL - 2, 150) +
      prop.plant(380, SILL) +
      shape('M76 200L76 166C76 158 84 156 84 148L118 148C118 156 126 158 126 166L126 200Z', INDIGO) +
      shape('M102 148C92 108 122 80 146 62C150 98 134 126 102 148Z', WHITE) +
      line('M102 148C112 118 126 96 138 78', HAZE) +
      disc(240, 96, 22, MARIGOLD),
  ),
  'card-analytics': niche(
    LILAC,
    bars(186, [36, 58, 48, 84, 116]) +
      line('M172 148L208 122L236 132L266 92L300 62') +
      [
        [172, 148],
        [208, 122],
        [236, 132],
        [266, 92],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 5, WHITE))
        .join('') +
      prop.papers(100, SILL, 5) +
      prop.cup(380, SILL),
  ),
  'card-intelligence': niche(
    TINT,
    line(
      'M180 92L240 64M180 92L240 114M180 92L240 164M180 148L240 64M180 148L240 114M180 148L240 164M240 64L300 112M240 114L300 112M240 164L300 112',
      HAZE,
    ) +
      [
        [180, 92],
        [180, 148],
        [240, 64],
        [240, 114],
        [240, 164],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 12, WHITE))
        .join('') +
      disc(300, 112, 16, MARIGOLD) +
      prop.books(100, SILL, 3) +
      prop.laptop(384, SILL, 92),
  ),
  'card-security': niche(
    LILAC,
    line('M210 128L210 96C210 56 270 56 270 96L270 128', INDIGO, 9) +
      line('M210 128L210 96C210 56 270 56 270 96L270 128', WHITE, 4) +
      box(192, 122, 96, 78, INDIGO, 8) +
      disc(240, 152, 11, MARIGOLD) +
      line('M240 164L240 180', MARIGOLD, 6) +
      prop.laptop(104, SILL, 92) +
      prop.plant(380, SILL),
  ),
  'card-cloud': niche(
    TINT,
    shape('M176 138C146 138 146 96 178 98C182 62 238 52 254 84C284 70 306 96 294 112C318 118 312 138 294 138Z', WHITE) +
      line('M206 152L206 176M240 152L240 188M274 152L274 176', VIOLET) +
      dot(240, 192, 6, MARIGOLD) +
      dot(206, 182, 5) +
      dot(274, 182, 5) +
      box(70, 126, 68, 74, VIOLET, 4) +
      line('M82 146L112 146M82 164L112 164M82 182L112 182', HAZE) +
      prop.laptop(382, SILL, 92),
  ),
  'card-things': niche(
    LILAC,
    shape('M214 148C182 116 204 62 240 62C276 62 298 116 266 148L264 168L216 168Z', GLOW) +
      box(218, 168, 44, 32, INDIGO, 4) +
      line('M228 166L228 124L240 136L252 124L252 166', MARIGOLD, 4) +
      line('M166 92C154 110 154 134 166 152M314 92C326 110 326 134 314 152', VIOLET) +
      prop.clock(104, 130, '0 -14m0 14l11 5') +
      prop.screen(380, SILL),
  ),
  'card-chain': niche(
    TINT,
    hexagon(176, 130, WHITE) +
      hexagon(240, 130, MARIGOLD) +
      hexagon(304, 130, WHITE) +
      line('M206 130L210 130M270 130L274 130', INDIGO, 9) +
      hexagon(104, 130, HAZE) +
      hexagon(376, 130, HAZE) +
      line('M134 130L146 130M334 130L346 130', INDIGO, 9),
  ),
  'card-web': niche(
    LILAC,
    box(178, 60, 124, 88, WHITE, 5) +
      line('M178 80L302 80') +
      dot(190, 70, 4, MARIGOLD) +
      boxes([[190, 92, 44, 44]], HAZE) +
      line('M246 98L288 98M246 114L288 114M246 130L272 130', HAZE) +
      boxes(
        [
          [196, 160, 88, 16],
          [186, 180, 108, 16],
        ],
        INDIGO,
      ) +
      prop.cup(372, SILL) +
      prop.books(100, SILL, 2),
  ),
  'card-languages': niche(
    LILAC,
    speech(206, 110, WHITE, 1) +
      speech(282, 150, MARIGOLD, -1) +
      line('M180 84L232 84M180 100L214 100M256 124L308 124M256 140L290 140') +
      prop.books(100, SILL, 4) +
      prop.cup(384, SILL),
  ),
  'card-literature': niche(
    TINT,
    prop.deskLamp(312, SILL, 60) +
      prop.openBook(216, SILL - 2, 124) +
      prop.books(100, SILL, 5, 70) +
      prop.plant(384, SILL),
  ),
  'card-media': niche(
    LILAC,
    box(212, 58, 56, 90, INDIGO, 28) +
      line('M226 84L254 84M226 102L254 102M226 120L254 120', HAZE) +
      line('M196 116C196 176 284 176 284 116M240 164L240 196M212 198L268 198', INDIGO, 4) +
      dot(326, 92, 9, MARIGOLD) +
      prop.papers(100, SILL, 4) +
      prop.laptop(388, SILL, 88),
  ),
  'card-politics': niche(
    TINT,
    shape('M180 124C184 66 296 66 300 124Z', WHITE) +
      line('M240 82L240 52') +
      shape('M240 54L268 60L240 68Z', MARIGOLD) +
      box(170, 124, 140, 12, HAZE) +
      boxes(
        [
          [182, 136, 16, 52],
          [214, 136, 16, 52],
          [250, 136, 16, 52],
          [282, 136, 16, 52],
        ],
        WHITE,
      ) +
      box(164, 188, 152, 12, VIOLET) +
      prop.papers(92, SILL, 5) +
      prop.books(392, SILL, 3, 66),
  ),
  'card-society': niche(
    LILAC,
    shape('M170 200L170 140L206 108L242 140L242 200Z', WHITE) +
      shape('M242 200L242 116L276 84L310 116L310 200Z', SAND) +
      boxes(
        [
          [198, 166, 18, 34],
          [266, 160, 20, 40],
        ],
        INDIGO,
      ) +
      boxes([[268, 122, 16, 18]], MARIGOLD) +
      prop.plant(100, SILL) +
      prop.plant(384, SILL),
  ),
  'card-economics': niche(
    TINT,
    shape('M196 200C178 172 190 132 218 118L262 118C290 132 302 172 284 200Z', SAND) +
      shape('M218 118L208 92C224 100 256 100 272 92L262 118Z', SAND) +
      line('M220 118L260 118', INDIGO, 5) +
      line('M206 176L228 158L246 168L272 142', VIOLET, 4) +
      coins(376, SILL, 5) +
      prop.books(100, SILL, 3),
  ),
  'card-people': niche(
    LILAC,
    chair(170, VIOLET) +
      chair(310, VIOLET) +
      chair(240, MARIGOLD) +
      box(136, 148, 208, 12, WHITE, 4) +
      line('M160 160L160 200M320 160L320 200') +
      prop.plant(68, SILL) +
      prop.plant(412, SILL),
  ),
  'card-marketing': niche(
    TINT,
    shape('M186 118L214 118L288 78L288 172L214 138L186 138Z', WHITE) +
      shape('M288 78C306 92 306 158 288 172Z', HAZE) +
      shape('M196 138L210 196L228 196L220 141Z', INDIGO) +
      line('M320 104L340 94M324 126L348 126M320 148L340 158', MARIGOLD, 5) +
      prop.papers(96, SILL, 4) +
      prop.cup(392, SILL),
  ),
  'card-finance': niche(
    LILAC,
    coins(190, SILL, 3).replace(MARIGOLD, WHITE) +
      coins(240, SILL, 6).replace(MARIGOLD, WHITE) +
      coins(290, SILL, 10) +
      prop.books(100, SILL, 3) +
      prop.clock(380, 130, '0 -14m0 14l11 5'),
  ),
  'card-law': niche(
    TINT,
    prop.scales(240, SILL) + disc(240, 100, 9, MARIGOLD) + prop.books(100, SILL, 5) + prop.books(384, SILL, 3),
  ),
};

/** Every card picture. */
export const cards: Record<string, Drawing> = { ...subjects, ...degreeCards, ...languageCards };
