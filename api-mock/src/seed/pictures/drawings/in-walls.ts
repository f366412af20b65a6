import { room, sash } from './backdrops.ts';
import { box, boxes, HAZE, INDIGO, LILAC, line, PAPER, SAND, VIOLET, WHITE } from './line.ts';
import { persons } from './people.ts';
import { headphones } from './person/dress.ts';
import { figure } from './person/figure.ts';
import { AT, down } from './poses.ts';
import * as prop from './props.ts';

/* What stands in windows that are shown in a wall alone: less of it, as the wall takes bytes too. All in 400 by 520. */

/** Listens, and writes down what is said. */
export const counsellor =
  room('day') +
  sash(40, 180, 96, 124, 'dusk') +
  prop.hungLamp(292, 120, 92) +
  figure({ ...persons.imran, cloth: LILAC, look: 0.5 }, 'write', AT) +
  headphones(AT) +
  line('M170 214C166 240 176 246 188 244', INDIGO, 5) +
  prop.counter(424) +
  prop.sheet(188, 430, 110) +
  prop.pen(190, 418) +
  prop.cup(330, 424);

/** Does the accounts in the evening. */
export const shopkeeper =
  room('night') +
  prop.hungLamp(200, 46, 120) +
  prop.shelves(10, 106, [232, 326], prop.tins(2, 50)) +
  prop.shelves(288, 106, [232], prop.tins(2, 50)) +
  figure(down(persons.gurpreet), 'write', AT) +
  prop.counter(424, SAND) +
  prop.sheet(188, 430, 110) +
  prop.pen(190, 418);

/** Follows a class on his phone and takes notes, among the cans of his dairy. */
export const dairy =
  room('night') +
  prop.hungLamp(200, 46, 110) +
  prop.bottles(286, 240, 3) +
  figure(
    down(persons.rohit),
    'pen',
    { ...AT, x: 186, y: 276 },
    boxes([[0, 406, 400, 36]], WHITE) + boxes([[0, 442, 400, 90]], HAZE) + prop.notebook(188, 436),
  ) +
  prop.milkCans([48, 422], [356, 426]) +
  boxes(
    [
      [48, 402, 70, 15],
      [42, 417, 82, 15],
    ],
    VIOLET,
  ) +
  line('M60 409h20m-26 15h20', HAZE) +
  prop.lesson(304, 434);

/** A watchman in his booth, who reads between two rounds. */
export const booth =
  box(60, 170, 280, 360, PAPER) +
  prop.hungLamp(200, 120, 80) +
  line('M60 214L340 214') +
  figure(
    { ...persons.subramaniam, cover: 'cap', coverCloth: INDIGO, dress: 'shirt', cloth: HAZE },
    'book',
    { ...AT, y: 336, scale: 1.02 },
    prop.openBook(200, 460, 96),
  ) +
  prop.counter(470, VIOLET);

/** The booth at night, without the street behind it. */
export const watchman =
  box(-10, 0, 420, 530, INDIGO) +
  line('M118 120h0M168 74h0M290 132h0M340 190h0M318 244h0M40 250h0M70 170h0', HAZE, 5) +
  booth;
