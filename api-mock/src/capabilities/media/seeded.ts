import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import pLimit from 'p-limit';
import sharp from 'sharp';

import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { addressOf } from './files.ts';
import { type Prepared, prepareFile } from './prepare.ts';
import { media } from './tables.ts';

/** A picture of the seed; `read` returns the bytes that are encoded as an upload's. */
export type PictureFile = { id: string; name: string; alt: string; read(): Promise<Buffer> };
export type SeededPicture = Prepared & Pick<PictureFile, 'id' | 'alt'>;

/**
 * Stores pictures as uploads are stored. Encoding takes seconds, so the file `cache` has the results by the hash of the
 * bytes: a picture is encoded again only where its files are missing.
 */
export async function preparePictures(
  files: FileStore,
  pictures: readonly PictureFile[],
  cache: string,
): Promise<SeededPicture[]> {
  const known = await readCache(cache);
  const made: Record<string, Prepared> = {};
  const prepareOne = async ({ id, name, alt, read }: PictureFile): Promise<SeededPicture> => {
    const bytes = await read();
    const key = createHash('sha256').update(ENCODER).update(bytes).digest('hex');
    const cached = known[key];
    const prepared = cached && (await areStored(files, cached)) ? cached : await prepareFile(files, { bytes, name });
    made[key] = prepared;
    return { ...prepared, id, alt };
  };
  const limit = pLimit(CONCURRENCY);
  const prepared = await Promise.all(pictures.map((picture) => limit(() => prepareOne(picture))));
  await writeCache(cache, made);
  return prepared;
}

/** Inserts the records of missing pictures. */
export async function insertPictures(tx: Database, pictures: readonly SeededPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map((picture) => ({ ...picture, created_at: now, updated_at: now }));
  await tx.insert(media).values(rows).onConflictDoNothing();
}

const CONCURRENCY = 2;
// Another version can encode the same pixels into other bytes.
const ENCODER = `1 ${sharp.versions.vips} ${sharp.versions.sharp ?? ''}`;

async function areStored(files: FileStore, { hash, ending, variants }: Prepared): Promise<boolean> {
  const names = [addressOf({ hash, ending }), ...variants.map(({ address }) => address)].map((address) =>
    basename(address),
  );
  const sizes = await Promise.all(names.map((name) => files.sizeOf(name)));
  return sizes.every((size) => size !== undefined);
}

async function readCache(file: string): Promise<Record<string, Prepared>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Prepared>;
  } catch {
    // Absent at the first start; an unreadable cache is ignored.
    return {};
  }
}

async function writeCache(file: string, made: Record<string, Prepared>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(made));
  await rename(unfinished, file);
}
