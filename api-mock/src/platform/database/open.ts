import type { Config } from '../config/config.ts';
import type { Store } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database the configuration names and brings it to the newest migration. */
export const openStore = (config: Config): Promise<Store> =>
  config.databaseUrl ? openPostgres(config.databaseUrl, undefined, config.directUrl) : openPglite(config.dataDir);
