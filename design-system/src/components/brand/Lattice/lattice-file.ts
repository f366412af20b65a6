import type { LatticeShape } from './lattice-shapes.ts';

/** What a lattice file shows. */
export interface LatticeFileOptions {
  seed: string;
  tone: 'line' | 'ink';
  shape: keyof typeof fileShapes;
}

/** Name of a lattice file; `renderLatticeFile` needs nothing but the name, so nothing is stored. */
export const latticeFileName = ({ seed, tone, shape }: LatticeFileOptions): string =>
  `${tone}-${shape}-${seed.slice(0, 200).toWellFormed()}.svg`;

/** How each shape of a file is drawn. */
export const fileShapes = {
  field: { shape: 'field', scale: 1 },
  fine: { shape: 'field', scale: 0.5 },
  arch: { shape: 'arch', scale: 1 },
} as const satisfies Record<string, { shape: LatticeShape; scale: number }>;

/** The file with this shape and scale; undefined if there is none. */
export const latticeFileShape = (drawn: LatticeShape, scale: number): LatticeFileOptions['shape'] | undefined =>
  keys.find((key) => fileShapes[key].shape === drawn && fileShapes[key].scale === scale);

const keys = Object.keys(fileShapes) as (keyof typeof fileShapes)[];
