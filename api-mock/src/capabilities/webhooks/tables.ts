import type { WebhookEvent } from '@prospectus/contract/webhooks';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Other systems that are notified of events. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  name: text().notNull(),
  url: text().notNull(),
  host: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  active: boolean().notNull(),
  /** Why it was deactivated automatically. */
  inactive_reason: text(),
  /** The secret that signs events, encrypted. */
  sealed: text().notNull(),
  /** The previous secret, which also signs events until `before_until`. */
  sealed_before: text(),
  before_until: time(),
  last_success_at: time(),
  last_failure_at: time(),
  last_error: text(),
  /** Failed attempts since the last success; `failing_since` is the time of the first. */
  failures: integer().notNull().default(0),
  failing_since: time(),
  created_at: time().notNull(),
  updated_at: time().notNull(),
});
export type WebhookRow = typeof webhooks.$inferSelect;
