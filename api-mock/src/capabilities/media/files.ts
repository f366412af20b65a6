import { createHash } from 'node:crypto';

import { MEDIA_TYPES, type MediaExtension } from '@prospectus/contract';

import type { FileStore } from '../../platform/files/file-store.ts';

type StoredFile = { hash: string; ending: MediaExtension };

const NAME = new RegExp(`^[0-9a-f]{64}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

/** The ending of a stored file's name; undefined for an invalid name. */
export const endingOfName = (name: string): MediaExtension | undefined =>
  NAME.exec(name)?.[1] as MediaExtension | undefined;

/** The name under which a file is stored. */
export const nameOf = ({ hash, ending }: StoredFile): string => `${hash}.${ending}`;

export const addressOf = (file: StoredFile): string => `/media/${nameOf(file)}`;

/**
 * An address with the file's id, as two uploads of the same bytes have different texts. Browsers load the same bytes for
 * both.
 */
export const addressWithId = (file: StoredFile & { id: string }): string => `${addressOf(file)}#${file.id}`;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ADDRESS = new RegExp(`/media/[0-9a-f]{64}\\.(?:${Object.keys(MEDIA_TYPES).join('|')})(?:#${ID})?`, 'g');

/** Every address of a file in a text, with the file's id where it has one. */
export const addressesIn = (text: string): string[] => (text.includes('/media/') ? (text.match(ADDRESS) ?? []) : []);

/** A text with the addresses in it replaced. */
export const withAddresses = (text: string, replace: (address: string) => string): string =>
  text.includes('/media/') ? text.replace(ADDRESS, replace) : text;

/** The name of the PDF at a path of this origin, whether or not it exists; undefined for other paths. */
export function pdfNameAt(path: string): string | undefined {
  const [, name = ''] = /^\/media\/([^/]+)$/.exec(path) ?? [];
  return endingOfName(name) === 'pdf' ? name : undefined;
}

/** Stores a file under the hash of its bytes, and returns its address, which never changes its content. */
export async function storeFile(files: FileStore, bytes: Uint8Array, ending: MediaExtension): Promise<string> {
  return addressOf({ hash: await storeBytes(files, bytes, ending), ending });
}

/** Stores a file under the hash of its bytes, and returns the hash. */
export async function storeBytes(files: FileStore, bytes: Uint8Array, ending: MediaExtension): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await files.put(nameOf({ hash, ending }), bytes, MEDIA_TYPES[ending]);
  return hash;
}
