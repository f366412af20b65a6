import type { tilings } from './tilings.ts';

/** The parameters of a lattice; all follow from the seed. */
export interface Design {
  family: keyof typeof tilings;
  /** Angle in degrees at which the lines leave the middle of each polygon's edge. */
  contact: number;
  /** Length of a polygon's edge, px. */
  edge: number;
  turn: number;
  drawing: 'line' | 'ribbon' | 'inlay';
  /** Position of the first marigold star, px from the corner. */
  focus: [x: number, y: number];
  /** Number of rectangles between two marigold stars of a row. */
  spread: number;
}

/** The design of a seed: the same word always gives the same lattice. */
export function designOf(seed: string): Design {
  const next = numbers(seed);
  const [family, contacts, edge] = pick(families, next());
  return {
    family,
    contact: pick(contacts, next()),
    edge: edge + Math.floor(next() * 4) * 2,
    turn: pick([0, 0, 15, 30, 45], next()),
    drawing: pick(['line', 'ribbon', 'inlay'] as const, next()),
    focus: [150 + Math.floor(next() * 120), 60 + Math.floor(next() * 70)],
    spread: 2 + Math.floor(next() * 2),
  };
}

// Contact angles that give closed, calm stars in each tiling.
const families = [
  ['octagons', [54, 60, 67.5, 72], 46],
  ['hexagons', [52, 60, 68], 38],
  ['dodecagons', [60, 66, 72], 32],
  ['baskets', [54, 60, 70], 40],
  ['rosettes', [50, 60, 68], 36],
  ['suns', [56, 63, 70], 28],
] as const satisfies readonly (readonly [keyof typeof tilings, readonly number[], number])[];

const pick = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)] as T;

/** An endless sequence of numbers in [0, 1) from a text: FNV-1a, then mulberry32. */
function numbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
