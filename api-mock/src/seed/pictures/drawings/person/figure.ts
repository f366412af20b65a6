import { disc, line, placed, type Spot } from '../line.ts';
import { dress } from './dress.ts';
import { flat, type Hand, holding, writing } from './hands.ts';
import { head, headBehind, neck } from './head.ts';
import { type Person, SKINS } from './person.ts';

type Joint = readonly [x: number, y: number];
/** The two arms of a pose, each by its elbow and its hand; the shoulders are the same in all. */
const POSES = {
  rest: [
    [-64, 104],
    [-16, 126],
    [64, 104],
    [16, 126],
  ],
  write: [
    [-66, 102],
    [-12, 122],
    [66, 106],
    [36, 130],
  ],
  pen: [
    [-68, 98],
    [-30, 122],
    [68, 102],
    [34, 128],
  ],
  phone: [
    [-62, 108],
    [-9, 84],
    [62, 108],
    [11, 92],
  ],
  book: [
    [-64, 106],
    [-34, 100],
    [64, 106],
    [34, 100],
  ],
  type: [
    [-66, 104],
    [-34, 130],
    [66, 104],
    [34, 130],
  ],
  cup: [
    [-64, 104],
    [-18, 126],
    [66, 100],
    [24, 68],
  ],
  chin: [
    [-64, 106],
    [-8, 128],
    [74, 112],
    [24, -6],
  ],
  raise: [
    [-64, 104],
    [-20, 126],
    [88, 30],
    [92, -34],
  ],
  scroll: [
    [-62, 110],
    [-60, 170],
    [84, 42],
    [80, -28],
  ],
  reach: [
    [-84, 92],
    [-112, 54],
    [64, 104],
    [22, 126],
  ],
  show: [
    [-64, 104],
    [-20, 126],
    [86, 92],
    [110, 60],
  ],
  sides: [
    [-64, 110],
    [-60, 170],
    [64, 110],
    [60, 170],
  ],
} as const satisfies Record<string, readonly [Joint, Joint, Joint, Joint]>;
export type Pose = keyof typeof POSES;

const closed: Hand = ({ x, y, scale = 1 }, skin) => disc(x, y, 10 * scale, skin);
/** The hands of a pose that do more than close. */
const HANDS: Partial<Record<Pose, readonly [Hand, Hand]>> = { pen: [writing, flat], scroll: [closed, holding] };

/**
 * A person from the waist up, the spot the pit of the neck. `held` is drawn before the hands: it is between the body
 * and them.
 */
export function figure(person: Person, pose: Pose, spot: Spot, held = ''): string {
  const [elbow, hand, otherElbow, otherHand] = POSES[pose];
  const { scale = 1 } = spot;
  const shoulders = { ...spot, y: spot.y - 7 * scale };
  const [own, other] = HANDS[pose] ?? [];
  const arms =
    arm(person, [-39, 31], elbow, hand, spot, own) + arm(person, [39, 31], otherElbow, otherHand, spot, other);
  const above = head(person, spot);
  // A scarf lies over the shoulders; a hand may lie over a chin.
  return (
    headBehind(person, spot) +
    neck(person, spot) +
    dress(person, shoulders, true) +
    (person.cover === 'hijab' ? held + arms + above : above + held + arms)
  );
}

/** A sleeve with a line on both sides, and a hand. */
function arm(
  { cloth, trim, dress: worn, skin }: Person,
  shoulder: Joint,
  elbow: Joint,
  hand: Joint,
  spot: Spot,
  drawHand: Hand = closed,
): string {
  const { x, y, scale = 1, flip = 1 } = spot;
  const [light] = SKINS[skin];
  const blouse = worn === 'sari' || worn === 'shawl' ? (shoulder[0] < 0 ? (trim ?? cloth) : cloth) : cloth;
  const short = worn === 'sari' || worn === 'tee';
  const path = (to: Joint[]): string => placed(`M${[shoulder, ...to].map((joint) => joint.join(' ')).join('L')}`, spot);
  const tube = (d: string, width: number, fill: string): string =>
    line(d, undefined, Math.round(width * scale + 6)) + line(d, fill, Math.round(width * scale));
  const near: Joint = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.62, shoulder[1] + (elbow[1] - shoulder[1]) * 0.62];
  const palm = drawHand({ x: x + hand[0] * scale * flip, y: y + hand[1] * scale, scale }, light);
  // The sleeve goes on into the shoulder: no line between them.
  const within = elbow[1] < 60 ? `${shoulder[0] * 1.3} 34` : `${shoulder[0] * 1.14} 52`;
  const seam = line(placed(`M${shoulder[0] * 0.8} 32L${within}`, spot), blouse, Math.round(19 * scale));
  if (!short) return tube(path([elbow, between(elbow, hand)]), 23, blouse) + seam + palm;
  return tube(path([elbow, between(elbow, hand)]), 16, light) + palm + tube(path([near]), 24, blouse) + seam;
}

const between = (from: Joint, to: Joint): Joint => [
  from[0] + (to[0] - from[0]) * 0.82,
  from[1] + (to[1] - from[1]) * 0.82,
];
