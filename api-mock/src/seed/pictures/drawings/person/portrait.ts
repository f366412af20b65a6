import { box, drawn, GLOW, HAZE, LILAC, line, PAPER, shape, TINT } from '../line.ts';
import type { Drawing } from '../shapes.ts';
import { dress } from './dress.ts';
import { head, headBehind, neck } from './head.ts';
import type { Person } from './person.ts';

const WALLS = { paper: [TINT, PAPER], lilac: [LILAC, PAPER], glow: [LILAC, GLOW], haze: [TINT, LILAC] } as const;
/** The arch of the windows, as it stands behind a bust. */
const ARCH =
  'M22 256L22 128C22 110 34 106 40 92C46 78 56 74 72 68C92 60 112 46 128 18C144 46 164 60 184 68C200 74 210 78 216 92C222 106 234 110 234 128L234 256Z';

/** A bust before an arch, in a square of 256. */
export function portrait(person: Person, wall: keyof typeof WALLS = 'paper', size = 256): Drawing {
  const [around, inside] = WALLS[wall];
  const spot = { x: 128, y: 190, scale: 1.46 };
  const shoulders = { ...spot, y: spot.y - 11 };
  const bust =
    box(0, 0, 256, 256, around).replace('/>', ' stroke="none"/>') +
    shape(ARCH, inside) +
    line(ARCH, HAZE, 4) +
    headBehind(person, spot) +
    neck(person, spot) +
    dress(person, shoulders) +
    head(person, spot);
  return { width: size, height: size, view: [256, 256], inside: drawn(3.4, bust) };
}
