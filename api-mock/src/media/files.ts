import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config.ts';

/** Kinds of files that may be kept, by their ending. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type MediaEnding = keyof typeof MEDIA_TYPES;

export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'media');

/** Keeps a file under the hash of its bytes and answers its address, which never means other bytes. */
export async function keepFile(
  config: Pick<Config, 'dataDir'>,
  bytes: Uint8Array,
  ending: MediaEnding,
): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
  const folder = mediaFolder(config);
  const place = join(folder, name);
  if (!existsSync(place)) {
    await mkdir(folder, { recursive: true });
    const half = join(folder, `.${randomUUID()}`);
    await writeFile(half, bytes);
    await rename(half, place);
  }
  return `/media/${name}`;
}
