import { gt, lte, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';
import type { QueuedChannel } from '../../platform/gateways/gateway.ts';

/** `failed` waits for its next attempt; `dead` has none left, or has expired. */
type OutboxStatus = 'queued' | 'sent' | 'failed' | 'dead';

/** Messages that are not finished; a literal, so that the planner can use the index with the same condition. */
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
    /** A key of `DeliveryHandlers`. */
    purpose: text().notNull(),
    /** Id of the record it is about, for example of a lead. */
    subject: text().notNull(),
    recipient: text().notNull(),
    body: jsonb().notNull(),
    /** A secret such as a code, encrypted; the body has a placeholder for it. */
    sealed: text(),
    /** A unique key: a second row with it is not inserted. */
    once: text(),
    status: text().$type<OutboxStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Null for at once. During an attempt the time after which it counts as lost. */
    next_attempt_at: time(),
    /** Of the newest answer; only some channels store it. */
    response_status: integer(),
    last_error: text(),
    created_at: time().notNull(),
    expires_at: time(),
    sent_at: time(),
  },
  (table) => [
    uniqueIndex('outbox_once').on(table.once),
    index('outbox_created').on(table.created_at),
    index('outbox_channel').on(table.channel, table.created_at),
    index('outbox_waiting').on(table.created_at).where(WAITING),
    index('outbox_webhook_lead')
      .on(sql`(${table.body}->'data'->>'lead_id')`)
      .where(sql`${table.channel} = 'webhooks'`),
    index('outbox_webhook')
      .on(table.subject, table.created_at)
      .where(sql`${table.channel} = 'webhooks'`),
    index('outbox_undelivered')
      .on(table.status, table.created_at)
      .where(sql`${table.status} <> 'sent'`),
    check('outbox_status_known', sql`${table.status} in ('queued', 'sent', 'failed', 'dead')`),
  ],
);

/** Third parties that fail, and paused channels. */
export const receivers = pgTable('outbox_receivers', {
  /** As in `outbox.receiver`. */
  name: text().primaryKey(),
  paused_at: time(),
  /** Failed attempts in a row. */
  failures: integer().notNull().default(0),
  last_error: text(),
  /** While it is down its messages wait, except one for each try. */
  down_since: time(),
  next_try_at: time(),
});

/** The NOTIFY channel for messages that may be due. */
export const WRITTEN = 'outbox';

/** An expression that wakes the workers of all processes at the commit. */
export const NOTICE = sql`pg_notify(${WRITTEN}, '')`;

/** The longest wait between two attempts. */
export const LONGEST_WAIT_MS = 3_600_000;

/** Conditions of which one is true for a time that has come, or that a clock far ahead has set. */
export const passed = (column: AnyPgColumn, now: Date) => [
  lte(column, now),
  gt(column, new Date(now.getTime() + 2 * LONGEST_WAIT_MS)),
];
