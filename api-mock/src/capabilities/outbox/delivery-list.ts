import { type ChannelHealth, CHANNELS, deliveryRecord, type DeliveryRecord } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';

import { columnsOf } from '../../platform/console/column.ts';
import { listRows, type RecordPage } from '../../platform/console/list-answer.ts';
import { type ListColumns, readList } from '../../platform/console/list-query.ts';
import { recordOf } from '../../platform/console/record-of.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { isoOf, timeOf } from '../../platform/database/times.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillMasked, type OutboxRow } from './delivery.ts';
import type { Outbox } from './outbox.ts';
import { outbox, receivers, WAITING } from './tables.ts';

const COLUMNS = ['id', 'channel', 'purpose', 'status', 'attempts', 'created_at', 'expires_at', 'sent_at'] as const;
// The recipient is personal data: no filter and no search by it.
const columns: ListColumns = {
  filters: columnsOf(outbox, ...COLUMNS),
  sorts: columnsOf(outbox, ...COLUMNS),
  search: [outbox.channel, outbox.purpose, outbox.status, outbox.last_error],
  defaultSort: ['created_at', 'DESC'],
};

export async function listDeliveries(db: Database, query: Record<string, unknown>): Promise<RecordPage> {
  const page = await listRows(db, outbox, readList(query, columns));
  return { ...page, found: page.found.map(toRecord) };
}

export async function readDelivery(db: Database, id: string): Promise<DeliveryRecord | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row && toRecord(row);
}

const toRecord = (row: OutboxRow): DeliveryRecord =>
  recordOf(deliveryRecord, { ...row, to: maskText(row.recipient), body: maskBody(fillMasked(row.body)) });

const EMAIL = /(?<![^\s@<>"'])[^\s@<>"']+@([^\s@<>"']+)/g;
// Not the digits of an id or a time.
const PHONE = /(?<![\w.-])\+?\d[\d ]{5,14}(\d{4})(?![\w-])/g;
const HIDDEN = '••••';
const NAMES = new Set(['name', 'firstName', 'lastName']);

/** Masks possible phones and e-mail addresses in a text, except their ends. */
export const maskText = (text: string): string => text.replace(EMAIL, `${HIDDEN}@$1`).replace(PHONE, `${HIDDEN}$1`);

/** Masks names, phones and e-mail addresses in a message. */
export const maskBody = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    NAMES.has(key) ? HIDDEN : typeof value === 'string' ? maskText(value) : value,
  );

const DAY_MS = 86_400_000;
type Counts = Pick<ChannelHealth, 'channel' | 'queued' | 'failed' | 'dead' | 'sent' | 'oldest_waiting_at'>;
const NO_MESSAGES = { queued: 0, failed: 0, dead: 0, sent: 0, oldest_waiting_at: null };

/** The state of every channel, with its counts of messages. */
export async function channelsHealth({
  db,
  clock,
  config,
  outbox: { isOn, goesTo },
}: Pick<Platform, 'db' | 'clock' | 'config'> & { outbox: Outbox }): Promise<ChannelHealth[]> {
  const since = timeOf(new Date(clock.now().getTime() - DAY_MS));
  // Sent messages are most of the table: only those of the last day are counted.
  const counts = await rows<Counts>(
    db,
    sql`select channel, count(*) filter (where status = 'queued')::int as queued,
        count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'dead')::int as dead,
        count(*) filter (where status = 'sent')::int as sent,
        ${isoOf(sql`min(created_at) filter (where ${WAITING})`)} as oldest_waiting_at
      from outbox where status <> 'sent' or created_at >= ${since} group by channel`,
  );
  const states = await db.select().from(receivers);
  return CHANNELS.filter((channel) => channel !== 'region').map((channel) => {
    const { paused_at, down_since, next_try_at, last_error } = states.find(({ name }) => name === channel) ?? {};
    return {
      ...{ channel, on: isOn(channel), goes_to: goesTo(channel) },
      set_by: channel !== 'webhooks' && config.gateways[channel] ? `${channel.toUpperCase()}_URL` : null,
      ...(counts.find((one) => one.channel === channel) ?? NO_MESSAGES),
      paused_at: paused_at?.toISOString() ?? null,
      down_since: down_since?.toISOString() ?? null,
      next_try_at: next_try_at?.toISOString() ?? null,
      last_error: (down_since && last_error) ?? null,
    };
  });
}
