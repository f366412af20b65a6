import { sql } from 'drizzle-orm';

import { timeOf } from '../../platform/database/times.ts';
import type { Platform } from '../../platform/platform.ts';
import { plainRule } from '../../platform/retention/rule.ts';
import type { Capability } from '../capability.ts';
import { deliveryRoutes } from './console-routes.ts';
import type { Outbox } from './outbox.ts';
import { outbox as table } from './tables.ts';

/** Messages to third parties. Finished ones are erased by a rule, as they have phones and addresses. */
export const deliveries: Capability<Platform & { outbox: Outbox }> = {
  name: 'outbox',
  mount: (deps) => ({ routes: [deliveryRoutes(deps)] }),
  rules: ({ db }) => [
    plainRule({
      ...{ db, name: 'messages', table },
      isDue: (before) => sql`status in ('sent', 'dead') and created_at < ${timeOf(before)}`,
      example: { title: sql`channel || ' · ' || purpose`, at: sql`created_at` },
    }),
  ],
  reset: ({ outbox }) => outbox.clear(),
};
