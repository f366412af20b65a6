import { ApiError, MEDIA_LIMITS, MEDIA_TYPES, type MediaVariant } from '@prospectus/contract';

import type { FileStore } from '../../platform/files/file-store.ts';
import { fileName } from '../../platform/http/file-name.ts';
import { fileTypeOf, type UploadType } from './file-type.ts';
import { addressOf, storeBytes } from './files.ts';
import { type Form, makePicture, type PictureType } from './picture.ts';
import type { MediaRow } from './record.ts';

/** The fields of a record that follow from the file's bytes. */
export type Prepared = Pick<MediaRow, 'hash' | 'ending' | 'name' | 'bytes' | 'width' | 'height' | 'variants'>;
export type FileKind = keyof typeof MEDIA_LIMITS.bytes;

/** The kind of a file: a file can replace another of the same kind. */
export const kindOf = (type: UploadType): FileKind => (type === 'pdf' ? 'pdf' : type === 'mp4' ? 'video' : 'image');

/** Reads an upload by its content, stores its bytes (a picture's encoded again), and returns the facts. */
export async function prepareFile(
  files: FileStore,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<Prepared> {
  const type = await fileTypeOf(bytes);
  const maxBytes = MEDIA_LIMITS.bytes[kindOf(type)];
  if (bytes.length > maxBytes) {
    const msg = `This file may be at most ${maxBytes / 1024 / 1024} MB.`;
    throw new ApiError('TOO_LARGE', { msg, errors: { file: msg } });
  }
  if (type !== 'pdf' && type !== 'mp4') return preparePicture(files, bytes, type, name);
  return {
    hash: await storeBytes(files, bytes, type),
    ending: type,
    name: fileName(name, type),
    bytes: bytes.length,
    width: null,
    height: null,
    variants: [],
  };
}

async function preparePicture(files: FileStore, original: Buffer, type: PictureType, name: string): Promise<Prepared> {
  const { main, sources } = await makePicture(original, type);
  const variants: MediaVariant[] = [];
  for (const source of sources) variants.push(await storeForm(files, source));
  return {
    hash: await storeBytes(files, main.bytes, main.ending),
    ending: main.ending,
    name: fileName(name, main.ending),
    bytes: main.bytes.length,
    width: main.width,
    height: main.height,
    variants,
  };
}

/** Stores one variant of a picture, and returns its facts. */
export async function storeForm(files: FileStore, { ending, bytes, width, height }: Form): Promise<MediaVariant> {
  const hash = await storeBytes(files, bytes, ending);
  return { type: MEDIA_TYPES[ending], width, height, address: addressOf({ hash, ending }), bytes: bytes.length };
}
