import { carriage, flags, hills, open, room, sash, seat, street, tree } from './backdrops.ts';
import { disc, HAZE, line, MARIGOLD, SAND, shape, WHITE } from './line.ts';
import { dairy } from './in-walls.ts';
import { persons } from './people.ts';
import { headphones } from './person/dress.ts';
import { figure } from './person/figure.ts';
import { AT, down } from './poses.ts';
import * as prop from './props.ts';

/** What stands in the windows of those whose words are on the site. All in 400 by 520. */
export const learners = {
  'window-bus':
    carriage('night', street(320)) +
    prop.hungLamp(200, 66, 84) +
    seat(210, 300) +
    figure(down(persons.asha), 'phone', { ...AT, x: 210, y: 290 }, prop.phone(212, 388)) +
    seat(20, 390, 150) +
    seat(404, 404, 130),
  'window-hardware':
    room('night') +
    prop.hungLamp(200, 46, 120) +
    prop.shelves(10, 106, [232, 326], prop.tins(3, 34)) +
    prop.shelves(288, 106, [232, 326], prop.tins(3, 34)) +
    figure(down(persons.gurpreet), 'write', AT) +
    prop.counter(424, SAND) +
    prop.boards(442, 57) +
    prop.sheet(188, 430, 110) +
    prop.pen(190, 418),
  'window-essay':
    room('night') +
    sash(236, 170, 110, 130, 'night') +
    prop.deskLamp(332, 424) +
    figure(down(persons.nandini), 'chin', { ...AT, x: 190 }) +
    prop.counter(424) +
    prop.papers(78, 424, 4) +
    prop.sheet(196, 432, 100),
  'window-laboratory':
    room('night') +
    sash(40, 186, 96, 116, 'night') +
    prop.hungLamp(278, 122, 104) +
    figure(down(persons.arjun), 'type', AT) +
    headphones({ ...AT, x: 200 }) +
    prop.counter(424) +
    prop.laptop(200, 428, 128) +
    prop.cup(328, 424),
  'window-orders':
    room('day') +
    prop.hungLamp(200, 46, 100) +
    prop.shelves(14, 372, [206], prop.bolts(6, 62)) +
    prop.shelves(14, 372, [276], prop.tins(8, 46)) +
    figure(down(persons.zainab), 'write', { ...AT, y: 286 }) +
    prop.counter(434, SAND) +
    prop.openBook(196, 462, 130) +
    prop.books(338, 434, 4, 70),
  'window-guesthouse':
    open('dawn') +
    hills(300, 'dawn') +
    flags(120) +
    figure(persons.tenzin, 'cup', { ...AT, x: 186 }, '') +
    prop.cup(214, 366) +
    prop.lantern(70, 424, 70) +
    prop.counter(424) +
    prop.screen(316, 424),
  'window-dairy': dairy,
  'window-panchayat':
    open('day') +
    tree(308, 400, 250) +
    line('M-10 400L410 400') +
    disc(92, 196, 30, MARIGOLD) +
    figure(persons.sarita, 'show', { ...AT, x: 184, y: 280 }, '') +
    shape('M292 318L352 306L366 378L306 390Z', WHITE) +
    line('M304 334L342 326M308 350L346 342M311 366L336 361', HAZE) +
    prop.counter(432) +
    prop.papers(84, 432, 5),
} satisfies Record<string, string>;
