import type { WebhookEvent } from '@prospectus/contract/webhooks';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Other systems that are told of events. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  name: text().notNull(),
  url: text().notNull(),
  host: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  active: boolean().notNull(),
  /** Why the product itself has switched it off. */
  inactive_reason: text(),
  /** What events are signed with, encrypted. */
  sealed: text().notNull(),
  /** The secret before that, with which they are signed as well until then. */
  sealed_before: text(),
  before_until: time(),
  last_success_at: time(),
  last_failure_at: time(),
  last_error: text(),
  /** Failed attempts since the last success, and when the first of them was. */
  failures: integer().notNull().default(0),
  failing_since: time(),
  created_at: time().notNull(),
  updated_at: time().notNull(),
});
export type WebhookRow = typeof webhooks.$inferSelect;
