import { copyFile, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLog } from '@prospectus/telemetry';
import type { Express } from 'express';
import type { DestinationStream } from 'pino';

import { readConfig } from '../platform/config/config.ts';
import type { Store } from '../platform/database/database.ts';
import { openPgliteInMemory } from '../platform/database/pglite.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import type { Deps } from '../app/deps.ts';
import { startApi } from '../app/process.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';
import { takeStoredPictures } from './stored-pictures.ts';

export type TestApi = {
  /** Base of the API, `http://127.0.0.1:{port}/api`. */
  url: string;
  origin: string;
  app: Express;
  deps: Deps;
  stop(): Promise<void>;
};

type Options = {
  /** A PostgreSQL server to create a database on; by default TEST_STORE and TEST_DATABASE_URL decide, else PGlite. */
  databaseUrl?: string;
  /** Variables on top of a quiet `local` set-up. */
  env?: Record<string, string>;
  /** Where the log goes; by default there is none. */
  logTo?: DestinationStream;
};

/**
 * A seeded API of its own, listening on a free port. It starts from a
 * copy of a prepared database (see `prepare.ts`) if there is one; else it migrates and seeds.
 */
export async function startTestApi(options: Options = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prospectus-api-'));
  const { TEST_PREPARED } = process.env;
  if (TEST_PREPARED) {
    // Files are named by their content and never changed or deleted, so that all databases may share them.
    await symlink(join(TEST_PREPARED, 'media'), join(dataDir, 'media'));
    await copyFile(join(TEST_PREPARED, 'seed-pictures.json'), join(dataDir, 'seed-pictures.json'));
  } else await takeStoredPictures(dataDir);
  const opened = await openTestStore(options.databaseUrl);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...options.env });
  const log = options.logTo && createLog('api', config.logLevel, options.logTo);
  const api = await startApi(config, opened.store, log);
  const { port, drain } = await api.listen(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  return {
    url: `${origin}/api`,
    origin,
    app: api.app,
    deps: api.deps,
    stop: async () => {
      await drain();
      await api.close();
      await opened.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type OpenedStore = { store: Store; drop(): Promise<void> };

/** The database of a test API, without the API. */
export function openTestStore(databaseUrl?: string): Promise<OpenedStore> {
  const { TEST_PREPARED, TEST_STORE, TEST_DATABASE_URL } = process.env;
  const server = databaseUrl ?? (TEST_STORE === 'postgres' ? TEST_DATABASE_URL : undefined);
  return server ? openTestPostgres(server) : openTestPglite(TEST_PREPARED);
}

async function openTestPglite(prepared: string | undefined): Promise<OpenedStore> {
  const dump = prepared ? new Blob([await readFile(join(prepared, 'dump.tar'))]) : undefined;
  return { store: await openPgliteInMemory(dump), drop: async () => undefined };
}

// PostgreSQL forks a process for each; a transaction that needs a second one besides its own would be a fault.
const CONNECTIONS = 3;

async function openTestPostgres(server: string): Promise<OpenedStore> {
  const url = await createDatabase(server, process.env['TEST_TEMPLATE']);
  return { store: await openPostgres(url, CONNECTIONS), drop: () => dropDatabase(server, url) };
}
