import type { WebhookDelivery, WebhookRecord } from '@prospectus/contract/webhooks';
import { inArray, sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, type RecordPage, totalOf } from '../../platform/console/list-answer.ts';
import { type ListColumns, readList } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { outbox } from '../outbox/index.ts';
import { toRecord } from './record.ts';
import { webhooks } from './tables.ts';

const column = (name: string, kind: ColumnKind): Column => ({ sql: sql.raw(name), kind, notNull: true });

const webhookColumns: ListColumns = {
  filters: { active: column('active', 'flag') },
  sorts: { name: column('name', 'text'), created_at: column('created_at', 'time') },
  search: [sql.raw('name'), sql.raw('host')],
  defaultSort: ['name', 'ASC'],
};
const deliveryColumns: ListColumns = {
  filters: { webhook: column('subject', 'text'), status: column('status', 'text') },
  sorts: { created_at: column('created_at', 'time') },
  search: [sql.raw('purpose')],
  defaultSort: ['created_at', 'DESC'],
};

type Query = Record<string, unknown>;

/** The webhooks that a list asks for. */
export async function listWebhooks(db: Database, query: Query): Promise<RecordPage> {
  const request = readList(query, webhookColumns);
  const from = sql`webhooks where ${request.where ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  const found = (await db.select().from(webhooks).where(inArray(webhooks.id, ids))).map(toRecord);
  return {
    ...inOrder<WebhookRecord>(ids, found),
    first: request.first,
    total: await totalOf(db, from, request, ids.length),
  };
}

/** What went, or is to go, to webhooks: those of the messages that a list asks for. */
export async function listWebhookDeliveries(db: Database, query: Query): Promise<RecordPage> {
  const request = readList(query, deliveryColumns);
  const from = sql`outbox where channel = 'webhooks' and ${request.where ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  const found = (await db.select().from(outbox).where(inArray(outbox.id, ids))).map(toDelivery);
  return { ...inOrder(ids, found), first: request.first, total: await totalOf(db, from, request, ids.length) };
}

function inOrder<R extends { id: string }>(ids: readonly string[], found: readonly R[]): { found: R[] } {
  const byId = new Map(found.map((record) => [record.id, record]));
  return { found: ids.flatMap((id) => byId.get(id) ?? []) };
}

const toDelivery = (row: typeof outbox.$inferSelect): WebhookDelivery => ({
  id: row.id,
  webhook: row.subject,
  event: row.purpose,
  status: row.status,
  attempts: row.attempts,
  response_status: row.response_status,
  last_error: row.last_error,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
});
