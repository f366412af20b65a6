import { disc, drawn, HAZE, INDIGO, INK, line, MARIGOLD, PAPER, shape, VIOLET, WHITE } from './line.ts';
import { star } from './shapes.ts';
import type { Drawing } from './shapes.ts';

const seal = (inside: string): Drawing => ({ width: 240, height: 240, inside: drawn(6, inside) });

/** Three seals of recognition, told apart by their outline alone: round with rays, a shield, eight-sided with ribbons. */
export const seals: Record<string, Drawing> = {
  'badge-ugc': seal(
    star(120, 120, 112, { fill: INDIGO }, { points: 24, depth: 0.9 }) +
      disc(120, 120, 86, PAPER) +
      shape(
        'M120 100C104 86 80 84 62 90L62 156C80 150 104 152 120 166C136 152 160 150 178 156L178 90C160 84 136 86 120 100Z',
        WHITE,
      ) +
      line(
        'M120 100L120 164M78 108C88 106 98 108 106 112M78 128C88 126 98 128 106 132M162 108C152 106 142 108 134 112M162 128C152 126 142 128 134 132',
      ) +
      star(120, 66, 18, { fill: MARIGOLD }),
  ),
  'badge-naac': seal(
    shape('M120 12C148 28 184 34 216 32C220 120 190 192 120 228C50 192 20 120 24 32C56 34 92 28 120 12Z', VIOLET) +
      shape('M120 36C144 48 172 54 196 54C196 122 174 174 120 204C66 174 44 122 44 54C68 54 96 48 120 36Z', PAPER) +
      line('M76 146L104 78L110 78L138 146M87 122L127 122', INDIGO, 13) +
      line('M162 72L162 96M150 84L174 84M162 108L162 132M150 120L174 120', MARIGOLD, 8),
  ),
  'badge-aicte': seal(
    shape('M78 168L60 232L92 218L112 234L122 184ZM162 168L180 232L148 218L128 234L118 184Z', HAZE) +
      shape('M84 14L156 14L206 64L206 136L156 186L84 186L34 136L34 64Z', INK) +
      shape('M92 32L148 32L188 72L188 128L148 168L92 168L52 128L52 72Z', PAPER) +
      star(120, 100, 50, { fill: WHITE, stroke: INDIGO, width: 6 }, { points: 10, depth: 0.8 }) +
      disc(120, 100, 17, MARIGOLD),
  ),
};
