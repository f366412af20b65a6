import { randomUUID } from 'node:crypto';

import type { WebhookEvent } from '@prospectus/contract/webhooks';
import { messageId } from '@prospectus/telemetry';
import { type SQL, sql } from 'drizzle-orm';

import { pathsUnder } from '../../content/page-paths.ts';
import type { DocumentSubscriber } from '../../content/subscribers.ts';
import type { Database } from '../../platform/database/database.ts';
import { NOTICE } from '../outbox/index.ts';

/** An event for webhooks. `data` has ids of records, and no personal data. */
export type WebhookNews = { type: WebhookEvent; at: Date; data: Readonly<Record<string, unknown>> };

/** Enqueues one message for each active webhook that subscribes to an event, in the transaction of the event. */
export async function notifyWebhooks(tx: Database, news: readonly WebhookNews[]): Promise<void> {
  if (news.length === 0) return;
  await tx.execute(sql`with written as (${insertOf(news)} returning 1 as one) select ${NOTICE} from written limit 1`);
}

/** The same as a part of the caller's statement, if its part `from` has a row; it wakes no worker. */
export const webhookPart = (news: WebhookNews, from: string): SQL =>
  sql`${insertOf([news])} and exists (select 1 from ${sql.identifier(from)})`;

/** Notifies webhooks of published content: its id, and its path if it is a page. */
export const publishedContent: DocumentSubscriber = {
  changed: async (tx, { resource, action, after }) => {
    if (action !== 'publish' && action !== 'reset') return;
    const path = (await pathsUnder(tx, resource, after.id)).get(after.id) ?? null;
    const data = { resource: resource.name, record_id: after.id, version: after.version, path };
    await notifyWebhooks(tx, [{ type: 'content.published', at: after.published_at ?? after.updated_at, data }]);
  },
};

/**
 * Removes everything but the id from the messages about an erased lead. Those that wait still go out, so that every
 * receiver learns that the lead existed before it learns that it does not.
 */
export async function forgetLead(tx: Database, leadId: string): Promise<void> {
  await tx.execute(sql`update outbox set body = jsonb_set(body, '{data}', jsonb_build_object('lead_id', ${leadId}::text))
    where channel = 'webhooks' and body->'data'->>'lead_id' = ${leadId}`);
}

// All receivers get an event under the same id.
function insertOf(news: readonly WebhookNews[]): SQL {
  const events = news.map(({ type, at, data }) => ({ id: randomUUID(), type, created_at: at.toISOString(), data }));
  return sql`insert into outbox (id, channel, purpose, subject, recipient, body, created_at)
    select overlay(gen_random_uuid()::text placing ${messageId().slice(0, 18)} from 1)::uuid, 'webhooks', event.body->>'type', webhooks.id::text, webhooks.host, ${EVENT_BODY},
      (event.body->>'created_at')::timestamptz
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event(body)
    join webhooks on webhooks.active and event.body->>'type' = any(webhooks.events)
    where true`;
}

// A lead's programme is any text, even a person's name: only names that forms offer are sent.
const EVENT_BODY = sql.raw(`case when jsonb_exists(event.body->'data', 'programme')
  then jsonb_set(event.body, '{data,programme}', coalesce((
    select event.body->'data'->'programme' from documents,
      lateral (select coalesce(nullif(published->>'erp_unicode', ''), published->>'display_name') as erp) as name
    where resource = 'program' and published is not null and deleted_at is null
      and event.body->'data'->>'programme' in (name.erp, replace(name.erp, ' - ', ' '), published->>'display_name')
    limit 1), 'null'::jsonb))
  else event.body end`);
