import { figure, type Person } from './figure.ts';
import { portrait, room, thing, wall, window } from './scene.ts';

const nandini: Person = {
  skin: 'wheat',
  hair: 'parted',
  dress: 'sari',
  cloth: 'white',
  trim: 'indigo',
  glasses: 'round',
  bindi: true,
  earrings: true,
  look: -0.3,
};

/** A student who writes under a lamp, from the back to the front. */
const desk =
  room('night') +
  thing('sash', 90, 300, { time: 'night' }) +
  thing('hungLamp', 278, 122) +
  figure({ ...nandini, down: true }, 'write', { x: 200, y: 272, scale: 1.12 }) +
  thing('counter', 0, 424) +
  thing('sheet', 188, 430) +
  thing('pen', 190, 418) +
  thing('books', 330, 424);

/** What the documentation shows; a new picture is a module like this one. */
export const drawings = {
  'example-window': window('desk', desk),
  'example-wall': wall('desk', desk, 1280, 854),
  'example-portrait': portrait(nandini),
};
