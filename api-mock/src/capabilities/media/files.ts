import { createHash } from 'node:crypto';

import { MEDIA_TYPES, type MediaExtension } from '@prospectus/contract';

import type { FileStore } from '../../platform/files/file-store.ts';

type Named = { hash: string; ending: MediaExtension };

const NAME = new RegExp(`^[0-9a-f]{64}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

/** The ending of a stored file's name; undefined for a name that none can have. */
export const endingOfName = (name: string): MediaExtension | undefined =>
  NAME.exec(name)?.[1] as MediaExtension | undefined;

/** The name under which a file is stored. */
export const nameOf = ({ hash, ending }: Named): string => `${hash}.${ending}`;

export const addressOf = (file: Named): string => `/media/${nameOf(file)}`;

/**
 * An address that names the file too: of two uploads of the same bytes each has words of its own. Browsers load the
 * same bytes for both.
 */
export const addressWithId = (file: Named & { id: string }): string => `${addressOf(file)}#${file.id}`;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ADDRESS = new RegExp(`/media/[0-9a-f]{64}\\.(?:${Object.keys(MEDIA_TYPES).join('|')})(?:#${ID})?`, 'g');

/** Every address of a file in a text, with the file's id where it has one. */
export const addressesIn = (text: string): string[] => (text.includes('/media/') ? (text.match(ADDRESS) ?? []) : []);

/** A text with the addresses in it replaced. */
export const withAddresses = (text: string, replace: (address: string) => string): string =>
  text.includes('/media/') ? text.replace(ADDRESS, replace) : text;

/** Name of the PDF at a path of this origin, whether or not it is there; undefined where there can be none. */
export function pdfNameAt(path: string): string | undefined {
  const [, name = ''] = /^\/media\/([^/]+)$/.exec(path) ?? [];
  return endingOfName(name) === 'pdf' ? name : undefined;
}

/** Stores a file under the hash of its bytes and answers its address, which never means other bytes. */
export async function storeFile(files: FileStore, bytes: Uint8Array, ending: MediaExtension): Promise<string> {
  return addressOf({ hash: await storeBytes(files, bytes, ending), ending });
}

/** The same, and answers the hash. */
export async function storeBytes(files: FileStore, bytes: Uint8Array, ending: MediaExtension): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await files.put(nameOf({ hash, ending }), bytes, MEDIA_TYPES[ending]);
  return hash;
}
