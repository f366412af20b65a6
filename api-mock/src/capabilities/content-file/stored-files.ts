import { createHash } from 'node:crypto';

import { MEDIA_TYPES } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { endingOfName } from '../media/index.ts';
import { type ContentFile, filesOf, refusal } from './content-file.ts';

/** Names of files of the library that are not stored here. */
export async function missingFiles({ files }: ContentDeps, file: ContentFile): Promise<string[]> {
  const missing: string[] = [];
  for (const name of new Set((file.tables['media'] ?? []).flatMap(filesOf))) {
    if ((await files.sizeOf(name)) !== undefined) continue;
    const bytes = Object.hasOwn(file.files, name) ? file.files[name] : undefined;
    if (bytes === undefined) throw refusal(`The file ${name} is neither here nor in this content file.`);
    const hash = createHash('sha256').update(Buffer.from(bytes, 'base64')).digest('hex');
    if (endingOfName(name) === undefined || !name.startsWith(hash)) throw refusal(`The file ${name} is damaged.`);
    missing.push(name);
  }
  return missing;
}

/** Stores a file of the library, before the transaction: one that no row names does no harm. */
export async function putFile({ files }: ContentDeps, file: ContentFile, name: string): Promise<void> {
  const ending = endingOfName(name);
  if (ending) await files.put(name, Buffer.from(file.files[name] ?? '', 'base64'), MEDIA_TYPES[ending]);
}
