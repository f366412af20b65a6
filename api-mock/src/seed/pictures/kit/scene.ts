import { box, type Colour, draw, type Drawing, type Spot } from './draw.ts';
import { bust, type Person } from './figure.ts';
import { THINGS } from './things.ts';

type Time = 'dawn' | 'day' | 'dusk' | 'night';
/** The colours of the sky, and of a room's wall, at each time of day. */
const SKY = { dawn: 'glow', day: 'lilac', dusk: 'haze', night: 'indigo' } as const satisfies Record<Time, Colour>;
const WALL = { dawn: 'paper', day: 'paper', dusk: 'lilac', night: 'lilac' } as const satisfies Record<Time, Colour>;

/** A thing on its spot, at a time of day where it shows the sky. */
export const thing = (
  name: keyof typeof THINGS,
  x: number,
  y: number,
  { time = 'day', ...spot }: Partial<Spot> & { time?: Time } = {},
): string =>
  draw(THINGS[name].replaceAll(/^\s*sky/gm, SKY[time]).replaceAll(/^\s*wall/gm, WALL[time]), { x, y, ...spot });

/** The outdoors and the wall of a room, the first layers of a window. */
export const open = (time: Time): string =>
  box(-10, 0, 420, 530, SKY[time]) + (time === 'night' ? thing('stars', 0, 0) : '');
export const room = (time: Time): string => box(-10, 0, 420, 530, WALL[time]);

/** The arch of a window, in 400 by 520. */
const ARCH =
  'M6 514L6 214C6 178 26 168 34 146C42 122 58 112 84 106C104 100 112 82 130 70C158 52 180 42 200 8C220 42 242 52 270 70C288 82 296 100 316 106C342 112 358 122 366 146C374 168 394 178 394 214L394 514Z';
/** A pointed arch: a blind window, its foot in the middle. */
const POINTED =
  'M-60 0L-60 -104C-60 -122 -44 -126 -36 -138C-24 -150 -10 -154 0 -176C10 -154 24 -150 36 -138C44 -126 60 -122 60 -104L60 0Z';

/** The arch around a drawing; outside it is the page. */
const framed = (id: string, inside: string): string =>
  `<clipPath id="${id}"><path id="${id}-a" d="${ARCH}"/></clipPath><g clip-path="url(#${id})">${inside}</g>` +
  `<use href="#${id}-a" stroke-width="12"/><use href="#${id}-a" stroke="#fbf7ee" stroke-width="6"/>`;

/** A window alone. */
export const window = (id: string, inside: string): Drawing => ({
  width: 480,
  height: 624,
  view: [400, 520],
  inside: framed(id, inside),
});

/** A window in a wall between blind ones, on a sill; the picture shows 600 units of it from top to bottom. */
export function wall(id: string, inside: string, width: number, height: number): Drawing {
  const wide = Math.round(600 * (width / height));
  const left = Math.round(wide / 2 - 200);
  const blind = [left - 140, left + 540]
    .map((x) => draw(`paper~ ${POINTED}\nhaze- ${POINTED}`, { x, y: 514, scale: 2.1 }))
    .join('');
  const frame = `<g transform="translate(${left} 34)">${framed(id, inside)}</g>`;
  return {
    width,
    height,
    view: [wide, 600],
    inside: box(-9, -9, wide + 18, 640, 'tint') + blind + frame + box(-9, 546, wide + 18, 18, 'white'),
  };
}

/** A bust before an arch, in a square of 256. */
export const portrait = (person: Person): Drawing => ({
  width: 256,
  height: 256,
  view: [256, 256],
  inside:
    box(-9, -9, 274, 274, 'tint') +
    draw(`paper~ ${ARCH}\nhaze= ${ARCH}`, { x: 13, y: 14, scale: 0.575 }) +
    bust(person, { x: 128, y: 190, scale: 1.46 }),
});
