import type { DeliveryRecord } from '@prospectus/contract';
import { eq, inArray, sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import type { OutboxRow } from './delivery.ts';
import { maskBody, maskText } from './mask.ts';
import { fillMasked } from './message.ts';
import { outbox } from './tables.ts';

const column = (name: string, kind: ColumnKind, notNull = true): Column => ({
  sql: sql.raw(name),
  kind,
  ...(notNull && { notNull }),
});
const columns = {
  id: column('id', 'id'),
  channel: column('channel', 'text'),
  purpose: column('purpose', 'text'),
  status: column('status', 'text'),
  attempts: column('attempts', 'number'),
  created_at: column('created_at', 'time'),
  expires_at: column('expires_at', 'time', false),
  sent_at: column('sent_at', 'time', false),
};

/** What the list of deliveries may be filtered, sorted and searched by: never by recipient. */
export const deliveryColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: ['channel', 'purpose', 'status', 'last_error'].map((name) => sql.raw(`coalesce(${name}, '')`)),
  defaultSort: ['created_at', 'DESC'],
};

/** The deliveries a list asks for, and how many there are in all. */
export async function listDeliveries(
  db: Database,
  request: ListRequest,
): Promise<{ found: DeliveryRecord[]; total: number }> {
  const from = sql`outbox where ${request.where ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  const found = new Map(
    (await db.select().from(outbox).where(inArray(outbox.id, ids))).map((row) => [row.id, toRecord(row)]),
  );
  return { found: ids.flatMap((id) => found.get(id) ?? []), total: await totalOf(db, from, request, ids.length) };
}

export async function readDelivery(db: Database, id: string): Promise<DeliveryRecord | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row && toRecord(row);
}

const toRecord = (row: OutboxRow): DeliveryRecord => ({
  id: row.id,
  channel: row.channel,
  purpose: row.purpose,
  to: maskText(row.recipient),
  body: maskBody(fillMasked(row.body)),
  status: row.status,
  attempts: row.attempts,
  last_error: row.last_error,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
});
