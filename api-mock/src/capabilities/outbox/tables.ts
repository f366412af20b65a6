import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { QueuedChannel } from '../../platform/queue/queue.ts';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** `failed` waits for its next attempt; `dead` has none left, or came too late. */
export const OUTBOX_STATUS = ['queued', 'sent', 'failed', 'dead'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUS)[number];

/** The visible log of the queue: every message for a gateway, sent or waiting. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    channel: text().$type<QueuedChannel>().notNull(),
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
    /** Whether it has been given a job. */
    relayed: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
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
    index('outbox_to_relay')
      .on(table.created_at)
      .where(sql`not ${table.relayed}`),
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

/** The channel of NOTIFY for entries that may get a job now. */
export const WRITTEN = 'outbox';

/** Tells every process of new entries, at the commit: an expression of the statement that writes them. */
export const NOTICE = sql`pg_notify(${WRITTEN}, '')`;

/** Gateways that failed last, and since when their circuit is open: nothing goes out but a try now and then. */
export const channelCircuits = pgTable('channel_circuits', {
  /** A channel, or one receiver of a channel with many: `webhooks:{id}`. */
  channel: text().primaryKey(),
  /** In a row. */
  failures: integer().notNull(),
  last_error: text().notNull(),
  opened_at: time(),
  next_try_at: time(),
  wait_ms: integer().notNull(),
});

/** Channels on which nothing is delivered for now. */
export const pausedChannels = pgTable('paused_channels', {
  channel: text().$type<QueuedChannel>().primaryKey(),
  paused_at: time().notNull(),
});
