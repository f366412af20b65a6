import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';

import { StartError } from '../platform/config/config.ts';

/** A file of an archive; `size` in bytes. */
export type Entry = { name: string; size: number; stream: Readable };
type Sums = Record<string, { bytes: number; sha256: string }>;

const SUMS = 'checksums.json';
const ENCRYPTED = 'age-encryption.org/';

/**
 * Writes a tar file with the checksums of its entries as the last one, encrypted for an age recipient if there is one.
 * The file appears under its name when it is complete. Returns the checksums.
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>, recipient?: string): Promise<Sums> {
  const tar = pack();
  const sums: Sums = {};
  const fill = async () => {
    for await (const { name, size, stream } of entries)
      await pipeline(stream, checksum(sums, name), tar.entry({ name, size }));
    tar.entry({ name: SUMS }, JSON.stringify(sums));
    tar.finalize();
  };
  const filled = fill().catch((error: unknown) => {
    tar.destroy(error as Error);
    throw error;
  });
  const unfinished = `${file}.part`;
  try {
    const bytes = Readable.from(tar, { objectMode: false });
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await Promise.all([filled, pipeline(recipient ? await encrypt(bytes, recipient) : bytes, output)]);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return sums;
}

/**
 * Reads every entry of an archive in its order and compares the checksums. Throws a StartError if the archive is
 * damaged, incomplete, or encrypted for another key.
 */
export async function readArchive(
  file: string,
  identity: string | undefined,
  visit: (name: string, stream: Readable) => Promise<void>,
): Promise<Sums> {
  const sums: Sums = {};
  let written: unknown;
  const tar = extract();
  const read = async () => {
    for await (const entry of tar) {
      const { name } = entry.header;
      if (name === SUMS) written = await json(entry);
      else {
        const stream = checksum(sums, name);
        await Promise.all([pipeline(entry, stream), visit(name, stream)]);
      }
    }
  };
  try {
    await Promise.all([read(), pipeline(await decrypt(file, identity), tar)]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw damaged(file, error);
  }
  if (JSON.stringify(written) !== JSON.stringify(sums)) throw damaged(file);
  return sums;
}

const damaged = (file: string, cause?: unknown) =>
  new StartError(`The backup ${file} is damaged or incomplete. Use another one.`, { cause });

function checksum(sums: Sums, name: string): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush: (done) => {
      sums[name] = { bytes, sha256: hash.digest('hex') };
      done();
    },
  });
}

async function encrypt(bytes: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartError('The variable BACKUP_RECIPIENT is not right: it begins with age1.');
  }
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

async function decrypt(file: string, identity: string | undefined): Promise<Readable> {
  const isEncrypted = (await beginning(file)).startsWith(ENCRYPTED);
  const bytes = createReadStream(file);
  if (!isEncrypted) return bytes;
  if (!identity) throw new StartError(`The backup ${file} is encrypted: set BACKUP_IDENTITY to its key.`);
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new StartError('The variable BACKUP_IDENTITY is not right: it begins with AGE-SECRET-KEY-1.');
  }
  return fromWeb(
    await decrypter.decrypt(toWeb(bytes)).catch((error: unknown) => {
      throw new StartError(`The backup ${file} is encrypted for another key than BACKUP_IDENTITY.`, { cause: error });
    }),
  );
}

async function beginning(file: string): Promise<string> {
  const stream = createReadStream(file, { end: ENCRYPTED.length - 1 });
  const chunks = await stream.toArray().catch((error: unknown) => {
    throw new StartError(`The backup ${file} cannot be read: ${(error as Error).message}.`);
  });
  return Buffer.concat(chunks as Buffer[]).toString();
}

// The types of Node's streams and of the browser's differ in what no call here uses.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream);
