import { COLOURS, type Colour, draw, type Spot } from './draw.ts';
import { BEARDS, BACK_LAYERS, COVERS, DRESSES, FACE, FACES, GLASSES, HAIR, HANDS, TORSO } from './person-parts.ts';

/** Skin, and its side away from the light. */
const SKINS = {
  fair: ['#edc6a2', '#dfae85'],
  wheat: ['#dba87c', '#c99264'],
  brown: ['#bd8458', '#a87046'],
  deep: ['#935f3f', '#7f4f33'],
} as const;

/** A person: few marks, and a likeness of nobody. */
export type Person = {
  skin: keyof typeof SKINS;
  face?: keyof typeof FACES;
  hair: keyof typeof HAIR;
  /** Colour of the hair; ink if there is none. */
  tint?: string;
  cover?: keyof typeof COVERS;
  coverCloth?: Colour;
  dress: keyof typeof DRESSES;
  cloth: Colour;
  /** Border, collar or scarf. */
  trim?: Colour;
  beard?: keyof typeof BEARDS;
  glasses?: keyof typeof GLASSES;
  bindi?: boolean;
  earrings?: boolean;
  /** To which side the face is turned, from -1 to 1. */
  look?: number;
  /** Eyes on the work in front. */
  down?: boolean;
  /** Lines of age. */
  old?: boolean;
  headphones?: boolean;
};

/** The two arms of a pose: left elbow and hand, right elbow and hand; the shoulders are the same in all. */
export const POSES = {
  rest: [-64, 104, -16, 126, 64, 104, 16, 126],
  write: [-66, 102, -12, 122, 66, 106, 36, 130],
  pen: [-68, 98, -30, 122, 68, 102, 34, 128],
  phone: [-62, 108, -9, 84, 62, 108, 11, 92],
  book: [-64, 106, -34, 100, 64, 106, 34, 100],
  type: [-66, 104, -34, 130, 66, 104, 34, 130],
  cup: [-64, 104, -18, 126, 66, 100, 24, 68],
  chin: [-64, 106, -8, 128, 74, 112, 24, -6],
  raise: [-64, 104, -20, 126, 88, 30, 92, -34],
  scroll: [-62, 110, -60, 170, 84, 42, 80, -28],
  reach: [-84, 92, -112, 54, 64, 104, 22, 126],
  show: [-64, 104, -20, 126, 86, 92, 110, 60],
  sides: [-64, 110, -60, 170, 64, 110, 60, 170],
} as const;
type Pose = keyof typeof POSES;
/** Left and right hand of the poses in which a hand does more than close. */
const POSE_HANDS: { [pose in Pose]?: readonly [string, string] } = {
  pen: [HANDS.writing, HANDS.flat],
  scroll: [HANDS.closed, HANDS.holding],
};

/** A person from the waist up at the pit of the neck; `held` is drawn between the body and the hands. */
export function figure(person: Person, pose: Pose, spot: Spot, held = ''): string {
  const [elbowX, elbowY, handX, handY, ...right] = POSES[pose];
  const [leftHand, rightHand] = POSE_HANDS[pose] ?? [HANDS.closed, HANDS.closed];
  const arms =
    arm(person, -39, [elbowX, elbowY], [handX, handY], leftHand, spot) +
    arm(person, 39, [right[0], right[1]], [right[2], right[3]], rightHand, spot);
  const above = head(person, spot);
  // A scarf lies over the shoulders; a hand may lie over a chin.
  return behind(person, spot) + (person.cover === 'hijab' ? held + arms + above : above + held + arms);
}

/** The head and shoulders alone, as in a portrait: `shoulders` is their outline. */
export const bust = (person: Person, spot: Spot): string => behind(person, spot, FACE.shoulders) + head(person, spot);

function behind(person: Person, spot: Spot, torso: string = TORSO): string {
  const colours = coloursOf(person);
  const { scale = 1 } = spot;
  const shoulders = { ...spot, y: spot.y - 7 * scale };
  const isHidden = person.cover === 'hijab' || (person.cover && person.hair === 'bun');
  const parts: Record<string, string> = BACK_LAYERS;
  const coverBehind = parts[person.cover ?? ''] ?? '';
  const hairBehind = isHidden ? '' : (parts[person.hair] ?? '');
  return (
    draw(`${coverBehind}\n${hairBehind}\n${FACE.neck}`, spot, colours) +
    draw(`${torso}\n${DRESSES[person.dress]}`, shoulders, colours)
  );
}

function head(person: Person, spot: Spot): string {
  const { cover, hair, face = 'oval', look = 0, beard, glasses } = person;
  const isHidden = cover === 'hijab';
  const { scale = 1, flip = 1 } = spot;
  const features = [
    FACE.brows,
    person.down ? FACE.down : FACE.eyes,
    FACE.nose,
    beard ? '' : FACE.mouth,
    person.old ? FACE.age : '',
    person.bindi && !isHidden ? FACE.bindi : '',
    glasses ? GLASSES[glasses] : '',
  ];
  const around = [
    isHidden ? '' : HAIR[hair],
    cover ? COVERS[cover] : '',
    person.earrings && !isHidden ? FACE.earrings : '',
    person.headphones ? FACE.headphones : '',
  ];
  const skull = [isHidden ? '' : FACE.ears, FACES[face], beard ? BEARDS[beard] : ''];
  const colours = coloursOf(person);
  return (
    draw(skull.join('\n'), spot, colours) +
    draw(features.join('\n'), { ...spot, x: spot.x + look * 6 * scale * flip }, colours) +
    draw(around.join('\n'), spot, colours)
  );
}

type Joint = readonly [x: number, y: number];

/** A sleeve, and a hand. */
function arm(person: Person, shoulderX: number, elbow: Joint, hand: Joint, drawnHand: string, spot: Spot): string {
  const colours = coloursOf(person);
  const { x, y, scale = 1, flip = 1 } = spot;
  const sleeve = person.dress === 'sari' && shoulderX < 0 ? colours.trim : colours.cloth;
  const tube = (joints: readonly Joint[], width: number, colour: string): string => {
    const points = [[shoulderX, 31] as const, ...joints].map(
      ([px, py]) => `${Math.round(x + px * scale * flip)} ${Math.round(y + py * scale)}`,
    );
    const stroke = (by: string, thick: number) =>
      `<path d="M${points.join('L')}" stroke="${by}" stroke-width="${Math.round(thick)}"/>`;
    return stroke(COLOURS.line, width * scale + 6) + stroke(colour, width * scale);
  };
  const between = (from: Joint, to: Joint, share: number): Joint => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  // The sleeve goes on into the shoulder: no line between them.
  const within: Joint = elbow[1] < 60 ? [shoulderX * 1.3, 34] : [shoulderX * 1.14, 52];
  const joined = draw(`join- M${shoulderX * 0.8} 32L${within.join(' ')}`, spot, { join: sleeve }).replace(
    '/>',
    ` stroke-width="${Math.round(19 * scale)}"/>`,
  );
  const palm = draw(drawnHand, { x: x + hand[0] * scale * flip, y: y + hand[1] * scale, scale }, colours);
  const wrist = between(elbow, hand, 0.82);
  if (person.dress !== 'sari' && person.dress !== 'tee') return tube([elbow, wrist], 23, sleeve) + joined + palm;
  return (
    tube([elbow, wrist], 16, colours.skin) + palm + tube([between([shoulderX, 31], elbow, 0.62)], 24, sleeve) + joined
  );
}

const coloursOf = ({ skin, tint = COLOURS.ink, cloth, trim = 'white', coverCloth = 'indigo' }: Person) => ({
  skin: SKINS[skin][0],
  shade: SKINS[skin][1],
  hair: tint,
  cloth: COLOURS[cloth],
  trim: COLOURS[trim],
  cover: COLOURS[coverCloth],
});
