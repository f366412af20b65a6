import type { LatticeShape } from './lattice-shapes.ts';

/** What a lattice's file shows. */
export interface LatticeFileOptions {
  seed: string;
  tone: 'line' | 'ink';
  shape: keyof typeof fileShapes;
}

/** Name of a lattice's file; `renderLatticeFile` draws it from the name alone, so nothing has to be kept. */
export const latticeFileName = ({ seed, tone, shape }: LatticeFileOptions): string =>
  `${tone}-${shape}-${seed.slice(0, 200).toWellFormed()}.svg`;

/** What each shape of a file is drawn as. */
export const fileShapes = {
  field: { shape: 'field', scale: 1 },
  fine: { shape: 'field', scale: 0.5 },
  arch: { shape: 'arch', scale: 1 },
} as const satisfies Record<string, { shape: LatticeShape; scale: number }>;

/** The file that shows a lattice of this shape and scale; undefined where there is none. */
export const latticeFileShape = (drawn: LatticeShape, scale: number): LatticeFileOptions['shape'] | undefined =>
  keys.find((key) => fileShapes[key].shape === drawn && fileShapes[key].scale === scale);

const keys = Object.keys(fileShapes) as (keyof typeof fileShapes)[];
