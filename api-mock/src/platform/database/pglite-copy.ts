import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { PGlite } from '@electric-sql/pglite';
import { extract, pack, type Pack } from 'tar-stream';

const LOG = 'pg_wal';
const LABEL = 'backup_label';
const CHUNK_BYTES = 256 * 1024;
const RUNNING = '55000';

/**
 * Writes the files of an open database as a tar file, chunk by chunk, while statements go on. It is a base backup of
 * PostgreSQL: opened after `extractCopy`, the database repairs files that changed while they were copied from the log
 * of that time. Throws a CopyRunning while another copy is made.
 */
export async function copyFolder(client: PGlite, folder: string, output: Writable): Promise<void> {
  const first = await begin(client);
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    const { rows } = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    return rows[0] ?? { label: '', last: '' };
  };
  const tar = pack();
  const ended = new AbortController();
  const fill = async () => {
    for (const path of await filesBelow(folder)) await addFile(tar, folder, path, ended.signal);
    const { label, last } = await stop();
    for (const name of await readdir(join(folder, LOG)))
      if (name.length === last.length && name >= first && name <= last)
        await addFile(tar, folder, join(LOG, name), ended.signal);
    tar.entry({ name: LABEL }, label);
    tar.finalize();
  };
  const filled = fill().catch((error: unknown) => {
    tar.destroy(error as Error);
    throw error;
  });
  try {
    await Promise.all([filled, pipeline(Readable.from(tar, { objectMode: false }), output)]);
  } finally {
    // A reader that went away ends the reading of files, too.
    ended.abort();
    await filled.catch(() => undefined);
    if (!isStopped) await stop();
  }
}

/** Another copy of the same database is being made. */
export class CopyRunning extends Error {}

/** Returns the name of the first file of the log that the copy needs. */
async function begin(client: PGlite): Promise<string> {
  try {
    const { rows } = await client.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('backup', true)) as first",
    );
    return rows[0]?.first ?? '';
  } catch (error) {
    if ((error as { code?: string }).code === RUNNING) throw new CopyRunning();
    throw error;
  }
}

/** Everything but the files of the log; folders end with a slash, as some of them are empty. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) return `${path}/`;
    return path.startsWith(`${LOG}/`) || path === 'postmaster.pid' ? [] : path;
  });
}

async function addFile(tar: Pack, folder: string, path: string, signal: AbortSignal): Promise<void> {
  if (path.endsWith('/')) return void tar.entry({ name: path, type: 'directory' });
  const file = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    const { size } = await file.stat();
    await pipeline(Readable.from(chunksOf(file, size)), tar.entry({ name: path, size }), { signal });
  } finally {
    await file.close();
  }
}

/** Exactly `size` bytes: a file that has grown is cut, one that shrinks is padded, and the log repairs both. */
async function* chunksOf(file: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; from += CHUNK_BYTES) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - from));
    await file.read(chunk, 0, chunk.length, from);
    yield chunk;
  }
}

/** Writes the files of a copy to a folder; the database in it is repaired when it is opened. */
export async function extractCopy(copy: Readable, folder: string): Promise<void> {
  const tar = extract();
  const read = async () => {
    for await (const entry of tar) {
      const path = join(folder, join('/', entry.header.name));
      await mkdir(entry.header.type === 'directory' ? path : dirname(path), { recursive: true });
      if (entry.header.type === 'directory') entry.resume();
      else await pipeline(entry, createWriteStream(path));
    }
  };
  await Promise.all([read(), pipeline(copy, tar)]);
}
