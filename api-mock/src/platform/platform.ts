import type { Logger } from 'pino';

import type { MovableClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Store } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Keys } from './secrets/keys.ts';
import type { Access } from './http/access.ts';

/** What every part of the API is handed: the process around it, and none of the university's business. */
export type Platform = {
  config: Config;
  keys: Keys;
  store: Store;
  db: Database;
  clock: MovableClock;
  /** Uploaded and seeded files, by the hash of their bytes. */
  files: FileStore;
  access: Access;
  log: Logger;
  /** Aborted when the process begins to stop: streams end, jobs rest. */
  stopping: AbortSignal;
};
