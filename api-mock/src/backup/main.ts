import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';

import { dirname, extname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { MEDIA_TYPES, type MediaExtension } from '@prospectus/contract';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { type Config, readConfig, StartError } from '../platform/config/config.ts';
import { openFileStore } from '../platform/files/open.ts';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import { dumpDatabase, engineOf, erasedSince, hasContent, restoreDatabase } from './database.ts';

/**
 * `npm run backup -- FILE` and `npm run restore -- FILE`: database, media and the secret of the data folder in one file,
 * which is encrypted for BACKUP_RECIPIENT and decrypted with BACKUP_IDENTITY (keys of age).
 */
const USAGE = `npm run backup -- FILE [--plain]      a backup, encrypted for BACKUP_RECIPIENT, or not
npm run backup -- --new-key            prints a new pair of keys
npm run restore -- FILE [--check] [--replace]   checks it only; replaces content that is there`;

const MEDIA = 'media/';
const SECRET = 'app-secret';
const FORMAT = 2;

/** An erasure that began before a backup may be committed after it. */
const LONGEST_ERASURE_MS = 60_000;

type Manifest = { format: number; madeAt: string; engine: 'postgres' | 'pglite' };

async function backup(config: Config, file: string, isPlain = false): Promise<string> {
  const { recipient } = config.backup;
  if (!recipient && !isPlain)
    throw new StartError(
      'Set BACKUP_RECIPIENT to the key that the backup is encrypted for (npm run backup -- --new-key makes one), or add --plain.',
    );
  if (existsSync(file)) throw new StartError(`There is already a file ${file}.`);
  const started = Date.now();
  const dump = `${file}.database`;
  try {
    await dumpDatabase(config, dump);
    const sums = await writeArchive(file, entries(config, dump, new Date(started)), isPlain ? undefined : recipient);
    return `backup    ${file}: ${summary(sums)}, ${seconds(started)}${isPlain ? ', not encrypted' : ''}`;
  } finally {
    await rm(dump, { force: true });
  }
}

async function* entries(config: Config, dump: string, madeAt: Date): AsyncIterable<Entry> {
  const manifest: Manifest = { format: FORMAT, madeAt: madeAt.toISOString(), engine: engineOf(config) };
  yield entryOf('manifest.json', Buffer.from(JSON.stringify(manifest)));
  yield { name: 'database', size: (await stat(dump)).size, stream: createReadStream(dump) };
  // Without it what is encrypted in the database could not be read again.
  const secret = config.givenSecret ? undefined : await readFile(join(config.dataDir, SECRET)).catch(() => undefined);
  if (secret) yield entryOf(SECRET, secret);
  // After the database: a file is stored before its row and never deleted, so that no row is without its file.
  const files = await openFileStore(config);
  try {
    for await (const name of files.names()) {
      const open = await files.read(name);
      if (open) yield { name: `${MEDIA}${name}`, size: open.size, stream: open.stream };
    }
  } finally {
    files.close();
  }
}

async function restore(config: Config, file: string, { check = false, replace = false }): Promise<string> {
  const started = Date.now();
  const { identity } = config.backup;
  let manifest: Manifest | undefined;
  const sums = await readArchive(file, identity, async (name, stream) => {
    if (name === 'manifest.json') manifest = (await json(stream)) as Manifest;
    else for await (const _ of stream);
  });
  if (!manifest || !(manifest.format <= FORMAT))
    throw new StartError(`The file ${file} is not a backup that this version can read.`);
  const what = `${file} of ${manifest.madeAt}: ${summary(sums)}`;
  if (check) return `restore   ${what}; complete and undamaged`;

  if (manifest.engine !== engineOf(config))
    throw new StartError(
      manifest.engine === 'postgres'
        ? 'This backup is of a PostgreSQL: set DATABASE_URL.'
        : 'This backup is of an embedded database: unset DATABASE_URL.',
    );
  if (!replace && (await hasContent(config)))
    throw new StartError('There is content already. Add --replace to replace all of it by that of the backup.');
  const erased = await erasedSince(config, new Date(Date.parse(manifest.madeAt) - LONGEST_ERASURE_MS));
  const folder = await mkdtemp(join(dirname(file), 'restore-'));
  const files = await openFileStore(config);
  try {
    const dump = join(folder, 'database');
    await readArchive(file, identity, async (name, stream) => {
      if (name === 'database') await pipeline(stream, createWriteStream(dump, { mode: 0o600 }));
      else if (name === SECRET && !config.givenSecret)
        await writeFile(join(config.dataDir, SECRET), stream, { mode: 0o600 });
      else if (name.startsWith(MEDIA)) await files.put(name.slice(MEDIA.length), await buffer(stream), typeOf(name));
      else for await (const _ of stream);
    });
    await restoreDatabase(config, dump, manifest.format);
  } finally {
    files.close();
    await rm(folder, { recursive: true, force: true });
  }
  return `restore   ${what}; ${seconds(started)}\n${repeatErasures(erased)}`;
}

function repeatErasures(erased: readonly string[] | undefined): string {
  if (!erased) return 'Erasures after this backup are not known here. Repeat those that your own list has.';
  if (erased.length === 0) return 'Nothing was erased after this backup.';
  return ['Erased after this backup. Erase again what is there:', ...erased].join('\n  ');
}

async function newKey(): Promise<string> {
  const identity = await generateX25519Identity();
  return `BACKUP_RECIPIENT=${await identityToRecipient(identity)}   on the server\nBACKUP_IDENTITY=${identity}   kept elsewhere: without it no backup can be restored`;
}

const entryOf = (name: string, bytes: Buffer): Entry => ({ name, size: bytes.length, stream: Readable.from(bytes) });

const typeOf = (name: string): string =>
  MEDIA_TYPES[extname(name).slice(1) as MediaExtension] ?? 'application/octet-stream';

function summary(sums: Record<string, { bytes: number }>): string {
  const media = Object.entries(sums).filter(([name]) => name.startsWith(MEDIA));
  const size = media.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  return `database ${megabytes(sums['database']?.bytes ?? 0)}, ${media.length} files of ${megabytes(size)}`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      plain: { type: 'boolean' },
      'new-key': { type: 'boolean' },
      check: { type: 'boolean' },
      replace: { type: 'boolean' },
    },
  });
  const [command, name] = positionals;
  const config = readConfig(process.env);
  const file = name === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', name);
  if (values['new-key']) print(await newKey());
  else if (command === 'backup' && file) print(await backup(config, file, values.plain));
  else if (command === 'restore' && file) print(await restore(config, file, values));
  else throw new StartError(USAGE);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}
