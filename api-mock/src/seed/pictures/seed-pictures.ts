import { readFile } from 'node:fs/promises';

import type { PictureFile } from '../../capabilities/media/index.ts';
import { offered, pictures, seedId } from '../content/index.ts';

const fileOf = (name: string): URL => new URL(`./files/${name}.webp`, import.meta.url);

/** Every picture of the seed: its id, its words, and its bytes as a person would upload them. */
export const seedPictures: readonly PictureFile[] = Object.entries({ ...pictures, ...offered }).map(([name, alt]) => ({
  id: seedId('media', name),
  name: `${name}.webp`,
  alt,
  read: () => readFile(fileOf(name)),
}));
