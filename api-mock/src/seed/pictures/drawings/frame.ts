import { box, drawn, HAZE, INK, NIGHT, NIGHT_LINE, PAPER, placed, POINTED, TINT, WHITE } from './line.ts';
import type { Drawing } from './shapes.ts';

/** The arch of the lattice windows, in 400 by 520. */
const ARCH =
  'M6 514V214C6 178 26 168 34 146C42 122 58 112 84 106C104 100 112 82 130 70C158 52 180 42 200 8C220 42 242 52 270 70C288 82 296 100 316 106C342 112 358 122 366 146C374 168 394 178 394 214V514Z';

/** The arch around a drawing; what lies outside it is the page. */
const framed = (id: string, drawing: string): string =>
  `<clipPath id="${id}"><path id="${id}-a" d="${ARCH}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>` +
  `<use href="#${id}-a" stroke-width="12"/><use href="#${id}-a" stroke="${PAPER}" stroke-width="6"/>`;

/** A window by itself. */
export const alone = (id: string, drawing: string): Drawing => ({
  width: 480,
  height: 624,
  view: [400, 520],
  inside: drawn(3, framed(id, drawing)),
});

/**
 * A window in a wall between blind ones, on a sill; the wall fills the whole picture, which shows `shown` units of it from
 * top to bottom. Over the window there are `air` units: with little of both, the window fills nearly all of the height.
 */
export function inWall(
  id: string,
  drawing: string,
  width: number,
  height: number,
  shown = 600,
  air = 34,
  onSill = '',
): Drawing {
  const sill = air + 520;
  const wide = Math.round(shown * (width / height));
  const left = Math.round(wide / 2 - 200);
  const blind = placed(POINTED, { x: left - 140, y: sill - 40, scale: 2.1 });
  return {
    width,
    height,
    view: [wide, shown],
    inside: drawn(
      3,
      box(-9, -9, wide + 18, 640, TINT) +
        `<path id="${id}-b" d="${blind}" fill="${PAPER}" stroke="${HAZE}"/>` +
        (left > 300 ? [-268, 680, 948] : [680]).map((x) => `<use href="#${id}-b" x="${x}"/>`).join('') +
        `<g transform="translate(${left} ${air})">${framed(id, drawing)}</g>` +
        onSill +
        box(-9, sill - 8, wide + 18, 18, WHITE),
    ),
  };
}

/**
 * A lit window in a wall at night, twice as wide as high, for bands of ink. Over the window there is air, so that a band
 * which is wider still cuts none of it.
 */
export function atNight(id: string, drawing: string): Drawing {
  const [wide, high, sill] = [1360, 680, 594];
  const left = wide / 2 - 200;
  const blind = [left - 140, left + 540].map((x) => placed(POINTED, { x, y: sill, scale: 2.1 })).join('');
  return {
    width: 1280,
    height: 640,
    view: [wide, high],
    inside: drawn(
      3,
      box(-9, -9, wide + 18, high + 18, INK) +
        `<path d="${blind}" fill="${NIGHT}" stroke="${NIGHT_LINE}"/>` +
        `<g transform="translate(${left} ${sill - 520})">${framed(id, drawing)}</g>` +
        box(-9, sill - 8, wide + 18, 18, NIGHT).replace('/>', ` stroke="${NIGHT_LINE}"/>`),
    ),
  };
}
