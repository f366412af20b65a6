import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, openAsBlob } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { backupToken } from '../capabilities/backups/index.ts';
import { type Config, StartError } from '../platform/config/config.ts';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { createDatabaseFolder, openDatabaseFolder, renameFolder } from '../platform/database/pglite-folder.ts';
import { deriveKeys } from '../platform/secrets/keys.ts';
import { readSecrets } from '../platform/secrets/secret.ts';

/** The engine of a database; a backup is restored to the same one. */
export const engineOf = ({ directUrl }: Config): 'postgres' | 'pglite' => (directUrl ? 'postgres' : 'pglite');

/** Writes the whole database to a file, as of one moment, while the product runs or not. */
export async function dumpDatabase(config: Config, file: string): Promise<void> {
  if (config.directUrl)
    return void (await run(config.directUrl, 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`]));
  const dump = await whenFree(config.dataDir, async () => {
    const database = await openDatabaseFolder(join(config.dataDir, 'db'));
    const blob = await database.dumpDataDir('none');
    await database.close();
    return Readable.fromWeb(blob.stream() as never).pipe(createGzip({ level: 1 }));
  });
  await pipeline(dump ?? (await askProcess(config)), createWriteStream(file, { mode: 0o600 }));
}

/** Whether the database has content already. */
export async function hasContent(config: Config): Promise<boolean> {
  if (!config.directUrl) return existsSync(join(config.dataDir, 'db'));
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
      const database = await openDatabaseFolder(join(config.dataDir, 'db'));
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
 * everything again; the embedded database must not be in use.
 */
export async function restoreDatabase(config: Config, file: string): Promise<void> {
  if (config.directUrl) return restorePostgres(config.directUrl, file);
  const lock = lockFolder(config.dataDir);
  try {
    const path = join(config.dataDir, 'db');
    const restored = join(config.dataDir, 'db.restoring');
    const dump = await openAsBlob(file, { type: 'application/gzip' });
    await createDatabaseFolder(restored, { loadDataDir: dump });
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

async function askProcess(config: Config): Promise<Readable> {
  const keys = deriveKeys(await readSecrets(config));
  const address = `http://127.0.0.1:${config.apiPort}/backup/database`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${backupToken(keys)}` } }).catch(
    () => undefined,
  );
  if (!answer?.ok || !answer.body)
    throw new StartError(
      `The process that uses ${config.dataDir} does not answer at port ${config.apiPort}. Set API_PORT and APP_SECRET as it has them.`,
    );
  return Readable.fromWeb(answer.body as never);
}

/** Runs one of PostgreSQL's programs on a database; its password is not on the command line, which others can read. */
async function run(databaseUrl: string, program: string, args: readonly string[]): Promise<string> {
  const url = new URL(databaseUrl);
  const options = Object.fromEntries(url.searchParams);
  const environment = {
    PGHOST: options['host'] ?? url.hostname,
    PGPORT: options['port'] ?? url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: options['sslmode'] ?? '',
    PGSSLROOTCERT: options['sslrootcert'] ?? '',
    PGOPTIONS: '-c client_min_messages=warning',
  };
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const child = spawn(program, args, { env: { ...process.env, ...given }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = (once(child, 'close') as Promise<[number]>).catch(() => {
    throw new StartError(
      `There is no program ${program} here: install PostgreSQL’s client (apt-get install postgresql-client).`,
    );
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new StartError(`${program} failed: ${errors.trim().split('\n').at(-1) ?? String(code)}`);
  return output;
}
