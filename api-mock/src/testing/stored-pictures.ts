import { cp, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The pictures of the seed as a data folder holds them, encoded once for all tests by `encode-pictures.ts`. */
export const STORED_PICTURES = resolve(import.meta.dirname, '../../dist');

/** Copies the encoded pictures to a new data folder; without them its first start encodes them. */
export async function takeStoredPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(STORED_PICTURES, folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
