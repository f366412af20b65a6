import { type SQL, sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { plainRule, timeOf } from '../../platform/retention/rule.ts';
import type { Capability } from '../capability.ts';
import { deliveryRoutes } from './console-routes.ts';
import type { Outbox } from './outbox.ts';

const finishedBefore = (before: Date): SQL => sql`status in ('sent', 'dead') and created_at < ${timeOf(before)}`;

/** Messages to third parties, and their deliveries. What is sent or given up has phones and addresses, and is erased. */
export const deliveries: Capability<Platform & { outbox: Outbox }> = {
  name: 'outbox',
  mount: (deps) => ({ routes: [deliveryRoutes(deps)] }),
  rules: ({ db }) => [
    plainRule({
      ...{ db, name: 'messages', due: (before) => sql`outbox where ${finishedBefore(before)}` },
      example: { title: sql`channel || ' · ' || purpose`, at: sql`created_at` },
      erase: (before, count) => sql`delete from outbox where id in (
        select id from outbox where ${finishedBefore(before)} limit ${count} for update skip locked) returning 1`,
    }),
  ],
  reset: ({ outbox }) => outbox.clear(),
};
