import { webhookDelivery, webhookRecord, type WebhookRecord } from '@prospectus/contract/webhooks';
import { eq } from 'drizzle-orm';

import { columnsOf } from '../../platform/console/column.ts';
import { listRows, type RecordPage } from '../../platform/console/list-answer.ts';
import { type ListColumns, readList } from '../../platform/console/list-query.ts';
import { recordOf } from '../../platform/console/record-of.ts';
import type { Database } from '../../platform/database/database.ts';
import { outbox } from '../outbox/index.ts';
import { type WebhookRow, webhooks } from './tables.ts';

const webhookColumns: ListColumns = {
  filters: columnsOf(webhooks, 'active'),
  sorts: columnsOf(webhooks, 'name', 'created_at'),
  search: [webhooks.name, webhooks.host],
  defaultSort: ['name', 'ASC'],
};
const { subject, status } = columnsOf(outbox, 'subject', 'status');
const deliveryColumns: ListColumns = {
  filters: { webhook: subject, status },
  sorts: columnsOf(outbox, 'created_at'),
  search: [outbox.purpose],
  defaultSort: ['created_at', 'DESC'],
};

type Query = Record<string, unknown>;

export async function listWebhooks(db: Database, query: Query): Promise<RecordPage> {
  const page = await listRows(db, webhooks, readList(query, webhookColumns));
  return { ...page, found: page.found.map(toRecord) };
}

export async function listWebhookDeliveries(db: Database, query: Query): Promise<RecordPage> {
  const page = await listRows(db, outbox, readList(query, deliveryColumns), eq(outbox.channel, 'webhooks'));
  return {
    ...page,
    found: page.found.map((row) => recordOf(webhookDelivery, { ...row, webhook: row.subject, event: row.purpose })),
  };
}

/** A webhook for the console, without its secret. */
export const toRecord = (row: WebhookRow): WebhookRecord => recordOf(webhookRecord, row);

/** The audited fields of a webhook: only the host of its address, as the path may be a secret. */
export const auditedFields = ({ name, host, events, active }: WebhookRow) => ({ name, host, events, active });
