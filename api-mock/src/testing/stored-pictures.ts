import { cp, mkdir, rename } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';

// Encoding the pictures of the seed takes most of a first start, and they are the same in every run.
const STORED = resolve(import.meta.dirname, '../../../.cache/seed-pictures');
const LIST = 'seed-pictures.json';

/** Gives a new data folder the encoded pictures of an earlier run, where there was one. */
export async function takeStoredPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The list first: what it names was complete before it was written.
  await copied(join(STORED, LIST), join(folder, LIST));
  await copied(join(STORED, 'media'), join(folder, 'media'));
}

/** Stores the encoded pictures of a seeded data folder for later runs. */
export async function storePictures(folder: string): Promise<void> {
  await mkdir(STORED, { recursive: true });
  await copied(join(folder, 'media'), join(STORED, 'media'));
  // Files are named by their content, and the list is replaced as a whole: another run may do the same now.
  const unfinished = join(STORED, randomUUID());
  await cp(join(folder, LIST), unfinished);
  await rename(unfinished, join(STORED, LIST));
}

async function copied(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
