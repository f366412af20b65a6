import type { Logger } from 'pino';

import type { MovableClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { ContentFeed } from '../content/feed.ts';
import type { Database, Store } from '../platform/database/database.ts';
import type { Access } from '../platform/http/access.ts';
import type { Gateway } from '../platform/gateways/gateway.ts';
import type { Faults } from '../capabilities/mock/faults.ts';
import type { Outbox } from '../capabilities/outbox/outbox.ts';

/** What a capability is handed: everything that is not its own. */
export type Deps = {
  config: Config;
  secret: string;
  store: Store;
  db: Database;
  clock: MovableClock;
  feed: ContentFeed;
  access: Access;
  /** Work for gateways: enqueued in the transaction that causes it. */
  outbox: Outbox;
  /** The one third party that is asked and waited for, rather than told; absent where it is switched off. */
  region: Gateway | undefined;
  /** Faults asked for by the mock controls; none in `production`. */
  faults: Faults;
  log: Logger;
  /** Aborted when the process begins to stop: streams end, loops rest. */
  stopping: AbortSignal;
};
