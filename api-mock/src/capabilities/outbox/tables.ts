import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';
import type { QueuedChannel } from '../../platform/gateways/gateway.ts';

/** `failed` waits for its next attempt; `dead` has none left, or came too late. */
export const OUTBOX_STATUS = ['queued', 'sent', 'failed', 'dead'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUS)[number];

/** Messages that are not sent and not given up; spelled out, so that the planner sees that the index is of these. */
export const WAITING = sql`status in ('queued', 'failed')`;

/** Every message for a gateway, waiting or sent: the queue and its log. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    channel: text().$type<QueuedChannel>().notNull(),
    /** The third party: one for a channel, and `webhooks:{id}` for each webhook. */
    receiver: text()
      .notNull()
      .generatedAlwaysAs(sql`case channel when 'webhooks' then 'webhooks:' || subject else channel end`),
    /** What is done when it has been delivered: a key of `DeliveryHandlers`. */
    purpose: text().notNull(),
    /** Id of what it is about, for its handler: a lead's id. */
    subject: text().notNull(),
    recipient: text().notNull(),
    body: jsonb().notNull(),
    /** What must not be read in the database (a code), encrypted; the body has a placeholder for it. */
    sealed: text(),
    /** Unique: a second row with the same key is not inserted. */
    once: text(),
    status: text().$type<OutboxStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Null for at once. While an attempt is under way: when it counts as lost with its process. */
    next_attempt_at: time(),
    /** Of the newest answer, where the channel stores it. */
    response_status: integer(),
    last_error: text(),
    created_at: time().notNull(),
    /** Never delivered after this. */
    expires_at: time(),
    sent_at: time(),
  },
  (table) => [
    uniqueIndex('outbox_once').on(table.once),
    index('outbox_created').on(table.created_at),
    index('outbox_channel').on(table.channel, table.created_at),
    index('outbox_waiting').on(table.created_at).where(WAITING),
    // What webhooks were told of a lead, and the log of each of them.
    index('outbox_webhook_lead')
      .on(sql`(${table.body}->'data'->>'lead_id')`)
      .where(sql`${table.channel} = 'webhooks'`),
    index('outbox_webhook')
      .on(table.subject, table.created_at)
      .where(sql`${table.channel} = 'webhooks'`),
    // Few rows are undelivered, and they are queried often.
    index('outbox_undelivered')
      .on(table.status, table.created_at)
      .where(sql`${table.status} <> 'sent'`),
    check('outbox_status_known', sql`${table.status} in ('queued', 'sent', 'failed', 'dead')`),
  ],
);

/** Third parties that fail or are paused. */
export const receivers = pgTable('outbox_receivers', {
  /** A channel or one webhook: as in `outbox.receiver`. */
  name: text().primaryKey(),
  paused_at: time(),
  /** Attempts in a row that found it down. */
  failures: integer().notNull().default(0),
  last_error: text(),
  /** Since when its messages wait, but for one attempt now and then. */
  down_since: time(),
  next_try_at: time(),
});

/** The channel of NOTIFY for messages that may be due. */
export const WRITTEN = 'outbox';

/** An expression that notifies every process at the commit. */
export const NOTICE = sql`pg_notify(${WRITTEN}, '')`;
