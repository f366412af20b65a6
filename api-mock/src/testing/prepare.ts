import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readConfig } from '../platform/config/config.ts';
import type { Store } from '../platform/database/database.ts';
import { openPgliteInMemory } from '../platform/database/pglite.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { startApi } from '../app/process.ts';
import { takeStoredPictures } from './stored-pictures.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

type Settings = { TEST_PREPARED: string; TEST_STORE: string; TEST_TEMPLATE?: string; TEST_DATABASE_URL?: string };

/** Migrates and seeds once for a run: a dump for PGlite, a template for PostgreSQL. Returns the clean-up. */
export async function prepare({
  TEST_PREPARED: folder,
  TEST_STORE,
  TEST_TEMPLATE,
  TEST_DATABASE_URL: server,
}: Settings): Promise<() => Promise<void>> {
  await mkdir(join(folder, 'media'), { recursive: true });
  if (TEST_STORE !== 'postgres' || !server) {
    await seedOnce(folder, await openPgliteInMemory(), async (store) => {
      if (store.kind !== 'pglite') return;
      const dump = await store.client.dumpDataDir('none');
      await writeFile(join(folder, 'dump.tar'), Buffer.from(await dump.arrayBuffer()));
    });
    return () => rm(folder, { recursive: true, force: true });
  }
  const url = await createDatabase(server, undefined, TEST_TEMPLATE);
  await seedOnce(folder, await openPostgres(url), async () => undefined);
  return async () => {
    await dropDatabase(server, url);
    await rm(folder, { recursive: true, force: true });
  };
}

async function seedOnce(folder: string, store: Store, beforeClosing: (store: Store) => Promise<void>): Promise<void> {
  await takeStoredPictures(folder);
  const api = await startApi(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), store);
  await beforeClosing(store);
  await api.close();
}
