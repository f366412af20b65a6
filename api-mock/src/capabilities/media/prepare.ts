import { ApiError, MEDIA_LIMITS, MEDIA_TYPES, type MediaVariant } from '@prospectus/contract';

import type { Config } from '../../platform/config/config.ts';
import { fileName } from '../../platform/http/file-name.ts';
import { fileTypeOf, type UploadType } from './file-type.ts';
import { addressOf, keep } from './files.ts';
import { type Form, makePicture, type PictureType } from './picture.ts';
import type { MediaRow } from './record.ts';

/** What a file's bytes decide of its record. */
export type Prepared = Pick<MediaRow, 'hash' | 'ending' | 'name' | 'bytes' | 'width' | 'height' | 'variants'>;
export type FileKind = keyof typeof MEDIA_LIMITS.bytes;

/** What a file is good for: one can take another's place where they are of one kind. */
export const kindOf = (type: UploadType): FileKind => (type === 'pdf' ? 'pdf' : type === 'mp4' ? 'video' : 'image');

/** Reads what was uploaded by its content alone, keeps its bytes (a picture's made anew), and answers the facts. */
export async function prepareFile(
  config: Pick<Config, 'dataDir'>,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<Prepared> {
  const type = fileTypeOf(bytes);
  const most = MEDIA_LIMITS.bytes[kindOf(type)];
  if (bytes.length > most) {
    const why = `This file may be at most ${most / 1024 / 1024} MB.`;
    throw new ApiError('TOO_LARGE', { msg: why, errors: { file: why } });
  }
  if (type !== 'pdf' && type !== 'mp4') return preparePicture(config, bytes, type, name);
  return {
    hash: await keep(config, bytes, type),
    ending: type,
    name: fileName(name, type),
    bytes: bytes.length,
    width: null,
    height: null,
    variants: [],
  };
}

async function preparePicture(
  config: Pick<Config, 'dataDir'>,
  given: Buffer,
  type: PictureType,
  name: string,
): Promise<Prepared> {
  const { main, sources } = await makePicture(given, type);
  const variants: MediaVariant[] = [];
  for (const source of sources) variants.push(await keepForm(config, source));
  return {
    hash: await keep(config, main.bytes, main.ending),
    ending: main.ending,
    name: fileName(name, main.ending),
    bytes: main.bytes.length,
    width: main.width,
    height: main.height,
    variants,
  };
}

async function keepForm(
  config: Pick<Config, 'dataDir'>,
  { ending, bytes, width, height }: Form,
): Promise<MediaVariant> {
  const hash = await keep(config, bytes, ending);
  return { type: MEDIA_TYPES[ending], width, height, address: addressOf({ hash, ending }), bytes: bytes.length };
}
