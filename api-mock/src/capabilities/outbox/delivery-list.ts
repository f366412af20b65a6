import { deliveryRecord, type DeliveryRecord } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { columnsOf } from '../../platform/console/column.ts';
import { listRows, type RecordPage } from '../../platform/console/list-answer.ts';
import { type ListColumns, readList } from '../../platform/console/list-query.ts';
import { recordOf } from '../../platform/console/record-of.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OutboxRow } from './delivery.ts';
import { maskBody, maskText } from './mask.ts';
import { fillMasked } from './message.ts';
import { outbox } from './tables.ts';

const NAMES = ['id', 'channel', 'purpose', 'status', 'attempts', 'created_at', 'expires_at', 'sent_at'] as const;
// Never by recipient.
const columns: ListColumns = {
  filters: columnsOf(outbox, ...NAMES),
  sorts: columnsOf(outbox, ...NAMES),
  search: [outbox.channel, outbox.purpose, outbox.status, outbox.last_error],
  defaultSort: ['created_at', 'DESC'],
};

/** The deliveries that a list asks for. */
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
