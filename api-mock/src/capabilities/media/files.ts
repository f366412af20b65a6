import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { MEDIA_TYPES, type MediaEnding } from '@prospectus/contract';

import type { Config } from '../../platform/config/config.ts';

type Place = Pick<Config, 'dataDir'>;

const NAME = new RegExp(`^[0-9a-f]{64}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

export const mediaFolder = ({ dataDir }: Place): string => join(dataDir, 'media');

/** The ending of a kept file's name; undefined for a name that none can have. */
export const endingOfName = (name: string): MediaEnding | undefined => NAME.exec(name)?.[1] as MediaEnding | undefined;

export const addressOf = ({ hash, ending }: { hash: string; ending: MediaEnding }): string =>
  `/media/${hash}.${ending}`;

/** The PDF at a path of this origin, whether or not it is there; undefined where there can be none. */
export function pdfAt(config: Place, path: string): { root: string; name: string } | undefined {
  const [, name = ''] = /^\/media\/([^/]+)$/.exec(path) ?? [];
  return endingOfName(name) === 'pdf' ? { root: mediaFolder(config), name } : undefined;
}

/** Keeps a file under the hash of its bytes and answers its address, which never means other bytes. */
export async function keepFile(config: Place, bytes: Uint8Array, ending: MediaEnding): Promise<string> {
  return addressOf({ hash: await keep(config, bytes, ending), ending });
}

/** The same, and answers the hash. */
export async function keep(config: Place, bytes: Uint8Array, ending: MediaEnding): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const folder = mediaFolder(config);
  const place = join(folder, `${hash}.${ending}`);
  if (!existsSync(place)) {
    await mkdir(folder, { recursive: true });
    const half = join(folder, `.${randomUUID()}`);
    await writeFile(half, bytes);
    await rename(half, place);
  }
  return hash;
}
