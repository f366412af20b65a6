import {
  blackboard,
  carriage,
  field,
  moon,
  open,
  room,
  sash,
  seat,
  street,
  tree,
  washing,
  water,
} from './backdrops.ts';
import { booth } from './in-walls.ts';
import {
  box,
  disc,
  dot,
  GLOW,
  HAZE,
  INDIGO,
  INK,
  LILAC,
  line,
  MARIGOLD,
  PAPER,
  SAND,
  shape,
  VIOLET,
  WHITE,
} from './line.ts';
import { persons } from './people.ts';
import { headphones } from './person/dress.ts';
import { figure } from './person/figure.ts';
import { AT, bare, down } from './poses.ts';
import * as prop from './props.ts';

/** What stands in the other windows. All in 400 by 520. */
export const others = {
  'window-kitchen':
    room('dusk') +
    sash(42, 180, 110, 116, 'dusk') +
    prop.hungLamp(200, 46, 110) +
    prop.shelves(270, 120, [232], prop.tins(3, 36)) +
    figure(down({ ...persons.ananya, dress: 'dupatta', trim: VIOLET, cloth: WHITE }), 'reach', { ...AT, x: 220 }) +
    prop.counter(424) +
    prop.pot(88, 424) +
    prop.screen(322, 424),
  'window-train':
    carriage('night', moon(92, 206, 20) + farHills(318)) +
    box(-10, 96, 420, 18, VIOLET) +
    prop.lantern(200, 92, 60) +
    seat(200, 320, 260) +
    figure(
      down({ ...persons.imran, dress: 'sweater', cloth: INDIGO, trim: WHITE }),
      'book',
      AT,
      prop.openBook(200, 408, 96),
    ) +
    box(-10, 470, 420, 70, SAND),
  'window-roof':
    open('night') +
    moon(300, 176, 24) +
    street(412) +
    prop.lantern(84, 432, 100) +
    figure(
      down({ ...persons.birsa, cloth: WHITE, trim: HAZE }),
      'book',
      { ...AT, x: 212 },
      prop.openBook(212, 408, 96),
    ) +
    box(-10, 432, 420, 100, SAND) +
    line(
      'M-10 460L410 460M20 432L60 530M80 432L120 530M140 432L180 530M200 432L240 530M260 432L300 530M320 432L360 530',
      WHITE,
    ),
  'window-field':
    open('dawn') +
    disc(300, 300, 44, MARIGOLD) +
    field(336) +
    tree(70, 346, 160) +
    figure(
      {
        ...persons.birsa,
        cover: 'safa',
        coverCloth: WHITE,
        dress: 'kurta',
        cloth: HAZE,
        beard: 'moustache',
        skin: 'deep',
        hair: 'none',
      },
      'phone',
      { ...AT, y: 296 },
      prop.phone(202, 394),
    ),
  'window-tailor':
    room('day') +
    prop.shelves(14, 150, [210, 272], prop.bolts(3, 50)) +
    sash(250, 176, 96, 120, 'day') +
    prop.hungLamp(200, 46, 100) +
    figure(down({ ...persons.yusuf, cloth: LILAC, trim: WHITE, glasses: 'round' }), 'rest', { ...AT, x: 160 }) +
    prop.counter(424, SAND) +
    shape('M96 424L150 424L138 494L70 506Z', HAZE) +
    prop.sewing(262, 424),
  'window-guard': open('night') + street(330) + booth,
  'window-mother':
    room('night') +
    sash(252, 176, 96, 116, 'night', moon(326, 214, 12)) +
    prop.deskLamp(336, 424, 84) +
    figure(down({ ...persons.harleen, trim: INDIGO }), 'rest', { ...AT, x: 168 }) +
    child(248, 372) +
    prop.counter(424) +
    prop.openBook(120, 446, 96),
  'window-study':
    room('day') +
    prop.shelves(16, 368, [178, 236], prop.tins(9, 40, 22)) +
    prop.deskLamp(338, 424, 70) +
    figure(down({ ...persons.lalrinpuii, dress: 'tee', cloth: VIOLET }), 'write', { ...AT, y: 282 }) +
    prop.counter(430) +
    prop.sheet(188, 436, 100) +
    prop.books(76, 430, 4),
  'window-driver':
    box(-10, 0, 420, 530, VIOLET) +
    box(40, 150, 320, 200, GLOW, 30) +
    street(350) +
    box(40, 150, 320, 200, 'none', 30) +
    prop.hungLamp(200, 96, 40) +
    figure(
      down({ ...persons.imran, cloth: SAND, trim: SAND, beard: 'moustache' }),
      'phone',
      { ...AT, y: 292 },
      prop.phone(202, 390),
    ) +
    line('M120 530C120 440 280 440 280 530', INK, 12),
  'window-boat':
    open('dusk') +
    water(330, 'dusk') +
    line('M330 326L330 90M330 96L244 300L330 300') +
    shape('M330 96L246 296L330 296Z', WHITE) +
    prop.lantern(84, 424, 90) +
    figure(persons.yusuf, 'rest', AT) +
    shape('M-10 424L410 424L410 530L-10 530Z', INDIGO) +
    line('M-10 448L410 448M-10 478L410 478', HAZE),
  'window-call':
    room('night') +
    sash(44, 180, 96, 124, 'night') +
    prop.hungLamp(282, 126, 96) +
    figure({ ...persons.lalrinpuii, dress: 'shirt', cloth: LILAC, trim: WHITE }, 'rest', AT) +
    headphones(AT) +
    line('M170 214C166 240 176 246 188 244', INDIGO, 5) +
    prop.counter(424) +
    prop.laptop(84, 428, 104) +
    prop.cup(330, 424),
  'window-tea':
    open('dawn') +
    street(330).replace(/#1a1840/g, HAZE) +
    prop.hungLamp(200, 46, 100) +
    figure({ ...persons.subramaniam, glasses: 'square', dress: 'tee', cloth: INDIGO, hair: 'short' }, 'cup', AT) +
    prop.cup(228, 366) +
    prop.counter(424, HAZE) +
    prop.pot(86, 424) +
    prop.openBook(312, 444, 90),
  'window-examination':
    room('day') +
    prop.clock(98, 214, '0 -14m0 14l11 5') +
    sash(250, 176, 96, 116, 'day') +
    prop.deskLamp(340, 424, 70) +
    figure(down(persons.meher), 'type', { ...AT, x: 190 }) +
    prop.counter(424) +
    prop.laptop(190, 428, 128),
  'window-graduate':
    open('dusk') +
    tree(58, 452, 220).replace(VIOLET, INDIGO) +
    tree(352, 452, 170).replace(VIOLET, INDIGO) +
    shape('M296 290C318 336 320 372 304 398C280 392 262 376 250 352L290 346Z', VIOLET) +
    figure({ ...bare(persons.sarita), hair: 'bun', dress: 'gown', cloth: VIOLET }, 'scroll', {
      ...AT,
      x: 190,
      y: 300,
    }) +
    box(-10, 452, 420, 80, SAND),
  'window-washing':
    open('dusk') +
    washing(150) +
    prop.hungLamp(200, 46, 60) +
    figure(
      down({ ...persons.harleen, dress: 'sari', cloth: HAZE, trim: INDIGO, bindi: true, hair: 'plait' }),
      'phone',
      AT,
      prop.phone(202, 370),
    ) +
    prop.counter(430, PAPER) +
    line(
      'M-10 484L410 484M40 448L40 530M104 448L104 530M168 448L168 530M232 448L232 530M296 448L296 530M360 448L360 530',
    ),
  'window-teacher':
    room('day') +
    blackboard(40, 160, 320, 150) +
    prop.hungLamp(200, 46, 70) +
    figure(persons.nandini, 'raise', { ...AT, x: 176, y: 284 }) +
    prop.counter(436) +
    prop.books(324, 436, 4) +
    prop.plant(66, 436),
  'window-wheels':
    room('day') +
    sash(40, 182, 104, 120, 'day') +
    prop.hungLamp(284, 126, 90) +
    box(130, 300, 150, 140, VIOLET, 22) +
    figure(down({ ...persons.arjun, dress: 'shirt', cloth: WHITE, trim: LILAC }), 'type', { ...AT, x: 206 }) +
    box(60, 404, 290, 14, WHITE, 4) +
    prop.laptop(206, 408, 120) +
    wheel(122, 484) +
    wheel(290, 484),
} satisfies Record<string, string>;

/** A child asleep against somebody's side. */
function child(x: number, y: number): string {
  return (
    shape(
      `M${x - 34} ${y + 60}C${x - 40} ${y + 10} ${x + 10} ${y - 6} ${x + 44} ${y + 20}L${x + 56} ${y + 60}Z`,
      SAND,
    ) +
    disc(x - 14, y - 6, 27, '#dba87c') +
    shape(
      `M${x - 41} ${y - 4}C${x - 44} ${y - 44} ${x + 16} ${y - 44} ${x + 13} ${y - 6}C${x + 2} ${y - 18} ${x - 28} ${y - 20} ${x - 41} ${y - 4}Z`,
      INK,
    ) +
    line(
      `M${x - 28} ${y - 2}Q${x - 24} ${y + 2} ${x - 20} ${y - 2}M${x - 8} ${y - 2}Q${x - 4} ${y + 2} ${x} ${y - 2}M${x - 18} ${y + 10}Q${x - 14} ${y + 13} ${x - 10} ${y + 10}`,
    )
  );
}
function wheel(x: number, y: number): string {
  return disc(x, y, 50) + disc(x, y, 42, PAPER) + dot(x, y, 6);
}

function farHills(y: number): string {
  return shape(`M-10 ${y}L60 ${y - 60}L130 ${y - 10}L240 ${y - 74}L330 ${y - 16}L410 ${y - 50}L410 ${y}Z`, INK);
}
