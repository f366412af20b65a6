import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createZstdCompress, createZstdDecompress } from 'node:zlib';

import { type Config, StartError } from '../platform/config/config.ts';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { databasePath } from '../platform/database/pglite.ts';
import { copyFolder, extractCopy } from '../platform/database/pglite-copy.ts';
import { openDatabaseFolder, renameFolder, syncFolder } from '../platform/database/pglite-folder.ts';
import { askProcess } from './running-process.ts';

/** The engine of a database; a backup is restored to the same one. */
export const engineOf = ({ directUrl }: Config): 'postgres' | 'pglite' => (directUrl ? 'postgres' : 'pglite');

/** Writes the whole database to a file, as of one moment, while the product runs or not. */
export async function dumpDatabase(config: Config, file: string): Promise<void> {
  if (config.directUrl)
    return void (await run(config.directUrl, 'pg_dump', [
      '--format=custom',
      '--compress=1',
      '--no-owner',
      `--file=${file}`,
    ]));
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  await Promise.all([copyEmbedded(config, compress), pipeline(compress, createWriteStream(file, { mode: 0o600 }))]);
}

async function copyEmbedded(config: Config, output: Writable): Promise<void> {
  const isCopied = await whenFree(config.dataDir, async () => {
    const path = databasePath(config.dataDir);
    const database = await openDatabaseFolder(path);
    await copyFolder(database, path, output);
    await database.close();
    return true;
  });
  if (!isCopied) await pipeline(await copyOfProcess(config), output);
}

/** Whether the database has content already. */
export async function hasContent(config: Config): Promise<boolean> {
  if (!config.directUrl) return existsSync(databasePath(config.dataDir));
  const table = await run(config.directUrl, 'psql', ['-XAtc', "select to_regclass('public.content_changes')"]);
  return table.trim() !== '';
}

const ERASED_SINCE = `select distinct resource || '/' || record_id as record from audit_log
  where action = 'erase' and resource in ('leads', 'leads/quarantine', 'retention/people')`;

/** The ids erased since a time, as `leads/{id}`; undefined if no database can be read. */
export async function erasedSince(config: Config, since: Date): Promise<string[] | undefined> {
  const query = `${ERASED_SINCE} and at > '${since.toISOString()}' order by 1`;
  try {
    if (config.databaseUrl)
      return (await run(config.databaseUrl, 'psql', ['-XAtc', query])).split('\n').filter(Boolean);
    if (!(await hasContent(config))) return undefined;
    return await whenFree(config.dataDir, async () => {
      const database = await openDatabaseFolder(databasePath(config.dataDir));
      const { rows } = await database.query<{ record: string }>(query);
      await database.close();
      return rows.map(({ record }) => record);
    });
  } catch {
    return undefined;
  }
}

/**
 * Replaces the whole database by that of a file, or changes nothing. Processes on PostgreSQL go on and read
 * everything again; the embedded database must not be in use. In the first format of a backup its files were compressed
 * by gzip.
 */
export async function restoreDatabase(config: Config, file: string, format: number): Promise<void> {
  if (config.directUrl) return restorePostgres(config.directUrl, file);
  const lock = lockFolder(config.dataDir);
  try {
    const path = databasePath(config.dataDir);
    const restored = join(config.dataDir, 'db.restoring');
    await rm(restored, { recursive: true, force: true });
    const decompress = format === 1 ? createGunzip() : createZstdDecompress();
    await Promise.all([extractCopy(decompress, restored), pipeline(createReadStream(file), decompress)]);
    await (await openDatabaseFolder(restored)).close();
    await syncFolder(restored);
    const replaced = join(config.dataDir, 'db.replaced');
    await rm(replaced, { recursive: true, force: true });
    if (existsSync(path)) await rename(path, replaced);
    await renameFolder(restored, path);
    await rm(replaced, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

async function restorePostgres(url: string, file: string): Promise<void> {
  // Read whole before anything is dropped: psql would commit what a broken pipe had left of it.
  const script = `${file}.sql`;
  await run(url, 'pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file]);
  await run(url, 'psql', [
    ...['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', '--single-transaction'],
    "--command=set maintenance_work_mem = '256MB'",
    '--command=drop schema if exists drizzle cascade; drop schema if exists public cascade; create schema public',
    `--file=${script}`,
    '--command=notify content',
  ]);
  await rm(script);
}

// Undefined where a process holds the folder.
async function whenFree<T>(folder: string, work: () => Promise<T>): Promise<T | undefined> {
  let lock: { release(): void };
  try {
    lock = lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function copyOfProcess(config: Config): Promise<Readable> {
  const answer = await askProcess(config, '/backup/database');
  if (answer.status === 409) throw new StartError('Another backup is being made. Wait until it has ended.');
  if (!answer.ok || !answer.body) throw new StartError('The API cannot make a copy of its database; see its log.');
  return Readable.fromWeb(answer.body as never);
}

/** The variables for PostgreSQL's programs. The host may be the folder of a socket: postgres://name@%2Frun%2Fpostgresql/name */
export function clientVariables(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const options = Object.fromEntries(url.searchParams);
  const environment = {
    PGHOST: options['host'] ?? decodeURIComponent(url.hostname),
    PGPORT: options['port'] ?? url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: options['sslmode'] ?? '',
    PGSSLROOTCERT: options['sslrootcert'] ?? '',
    PGOPTIONS: '-c client_min_messages=warning',
  };
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** Runs one of PostgreSQL's programs on a database; its password is not on the command line, which others can read. */
async function run(databaseUrl: string, program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, ...clientVariables(databaseUrl) };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = (once(child, 'close') as Promise<[number]>).catch(() => {
    throw new StartError(
      `There is no program ${program} here: install PostgreSQL’s client (apt-get install postgresql-client).`,
    );
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new StartError(`${program} failed: ${errors.trim().split('\n').at(-1) ?? String(code)}`);
  return output;
}
