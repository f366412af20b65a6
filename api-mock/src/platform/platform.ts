import type { Logger } from 'pino';

import type { MovableClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Store } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Keys } from './secrets/keys.ts';
import type { Access } from './http/access.ts';

/** The services of the process that every part of the API gets, without any business of the university. */
export type Platform = {
  config: Config;
  keys: Keys;
  store: Store;
  db: Database;
  clock: MovableClock;
  /** Uploaded and seeded files, named by the hash of their bytes. */
  files: FileStore;
  access: Access;
  log: Logger;
  /** Aborted when the process begins to stop, so that streams and jobs end. */
  stopping: AbortSignal;
};
