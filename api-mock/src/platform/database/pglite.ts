import { AsyncResource } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { StartError } from '../config/config.ts';
import type { Database, Store } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { copyFolder } from './pglite-copy.ts';
import { createDatabaseFolder, openDatabaseFolder, renameFolder } from './pglite-folder.ts';
import { withTransactions } from './transactions.ts';
import { vacuumChanged } from './vacuum.ts';

type PgliteStore = Extract<Store, { kind: 'pglite' }>;
const HOUSEKEEPING_EVERY_MS = 5 * 60_000;
// A quarter of PostgreSQL's own size: the operating system caches the files as well, and PGlite never
// frees a page. Lists of 100,000 leads cost the same CPU time with either.
const START = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'] };

/** The embedded database in a folder, locked by this process. */
export async function openPglite(folder: string): Promise<PgliteStore> {
  const lock = lockFolder(folder);
  try {
    return await pgliteStore(await openFolder(folder), databasePath(folder), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database in memory for tests, optionally loaded from a dump. */
export async function openPgliteInMemory(dump?: Blob): Promise<PgliteStore> {
  return pgliteStore(await PGlite.create({ ...START, ...(dump && { loadDataDir: dump }) }));
}

// Created under another name and renamed when complete: a process killed during its first start leaves nothing half done.
async function openFolder(folder: string): Promise<PGlite> {
  const path = databasePath(folder);
  if (!existsSync(path)) {
    const half = join(folder, 'db.creating');
    await createDatabaseFolder(half, START);
    await renameFolder(half, path);
  }
  return openDatabaseFolder(path, START).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database in ${path} cannot be opened; its files may be damaged. Replace it by a backup, or move it away to start with an empty one. PostgreSQL says: ${reason}.`,
      { cause: error },
    );
  });
}

/** The folder of the database in a data folder. */
export const databasePath = (dataDir: string): string => join(dataDir, 'db');

async function pgliteStore(client: PGlite, path?: string, closed?: () => void): Promise<PgliteStore> {
  const drizzled = drizzle(client);
  await migrate(drizzled, MIGRATIONS);
  let copies = 0;
  // PGlite never does this by itself, and its write-ahead log and its tables would grow for ever.
  const housekeeping = setInterval(() => {
    // A checkpoint deletes the log that a copy still needs.
    if (copies > 0) return;
    void vacuumChanged(client)
      .then(() => client.exec('CHECKPOINT'))
      .catch(() => undefined);
  }, HOUSEKEEPING_EVERY_MS).unref();
  return {
    kind: 'pglite',
    client,
    db: withTransactions(drizzled as unknown as Database),
    ...(path && {
      copyTo: async (output) => {
        copies += 1;
        await copyFolder(client, path, output).finally(() => (copies -= 1));
      },
    }),
    listen: async (channel, listener) => {
      // A notification arrives inside the request that sent it, which must not go on in the listener.
      const stop = await client.listen(channel, AsyncResource.bind(listener));
      return () => stop();
    },
    close: async () => {
      clearInterval(housekeeping);
      await client.close();
      closed?.();
    },
  };
}
