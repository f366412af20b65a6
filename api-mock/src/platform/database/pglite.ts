import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { StartError } from '../config/config.ts';
import type { Database, Store } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { vacuumChanged } from './vacuum.ts';

type PgliteStore = Extract<Store, { kind: 'pglite' }>;
const HOUSEKEEPING_EVERY_MS = 5 * 60_000;

/** The embedded database in a folder, held by this process alone. */
export async function openPglite(folder: string): Promise<PgliteStore> {
  const lock = lockFolder(folder);
  try {
    return await pgliteStore(await openFolder(folder), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database in memory, from a dump where one is given: what tests run on. */
export async function openPgliteInMemory(dump?: Blob): Promise<PgliteStore> {
  return pgliteStore(await PGlite.create(dump ? { loadDataDir: dump } : {}));
}

// Made beside its place and moved there when whole: a process killed in the first start leaves nothing half made.
async function openFolder(folder: string): Promise<PGlite> {
  const place = join(folder, 'db');
  if (!existsSync(place)) {
    const half = join(folder, 'db.creating');
    await rm(half, { recursive: true, force: true });
    await (await PGlite.create(half)).close();
    await rename(half, place);
  }
  return PGlite.create(place).catch((error: unknown) => {
    throw new StartError(
      `The database in ${place} cannot be opened; its files may be damaged. Put a backup in its place, or move it away to begin anew.`,
      { cause: error },
    );
  });
}

async function pgliteStore(client: PGlite, closed?: () => void): Promise<PgliteStore> {
  const drizzled = drizzle(client);
  await migrate(drizzled, MIGRATIONS);
  // PGlite never does this by itself, and its write-ahead log and its tables would grow for ever.
  const housekeeping = setInterval(
    () =>
      void vacuumChanged(client)
        .then(() => client.exec('CHECKPOINT'))
        .catch(() => undefined),
    HOUSEKEEPING_EVERY_MS,
  ).unref();
  return {
    kind: 'pglite',
    client,
    db: drizzled as unknown as Database,
    listen: async (channel, heard) => {
      const stop = await client.listen(channel, heard);
      return () => stop();
    },
    close: async () => {
      clearInterval(housekeeping);
      await client.close();
      closed?.();
    },
  };
}
