import { randomUUID } from 'node:crypto';

import type { WebhookEvent } from '@prospectus/contract/webhooks';
import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { NOTICE } from '../outbox/index.ts';

/** What happened. `data` names records by their ids, and has nothing that tells who a person is. */
export type WebhookNews = { type: WebhookEvent; at: Date; data: Readonly<Record<string, unknown>> };

/**
 * Tells every active webhook that asks for it what happened: one message each in the outbox, in the transaction that
 * makes it happen.
 */
export async function tellWebhooks(tx: Database, news: readonly WebhookNews[]): Promise<void> {
  if (news.length === 0) return;
  await tx.execute(sql`with written as (${entriesOf(news)} returning 1 as one) select ${NOTICE} from written limit 1`);
}

/** The same as a part of the caller's own statement, where its part `from` has a row. It tells no process of them. */
export const webhookPart = (news: WebhookNews, from: string): SQL =>
  sql`${entriesOf([news])} and exists (select 1 from ${sql.identifier(from)})`;

/**
 * Leaves of what was, or is to be, told of a lead only its id and that it happened: for a person who is erased. What
 * waits still goes out, so that no receiver misses that the lead existed before it hears that it does not.
 */
export async function forgetLead(tx: Database, leadId: string): Promise<void> {
  await tx.execute(sql`update outbox set body = jsonb_set(body, '{data}', jsonb_build_object('lead_id', ${leadId}::text))
    where channel = 'webhooks' and body->'data'->>'lead_id' = ${leadId}`);
}

// Every receiver is told of an event under the same id.
function entriesOf(news: readonly WebhookNews[]): SQL {
  const events = news.map(({ type, at, data }) => ({ id: randomUUID(), type, created_at: at.toISOString(), data }));
  return sql`insert into outbox (id, channel, purpose, subject, recipient, body, created_at)
    select gen_random_uuid(), 'webhooks', event.body->>'type', webhooks.id::text, webhooks.host, ${knownProgramme},
      (event.body->>'created_at')::timestamptz
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event(body)
    join webhooks on webhooks.active and event.body->>'type' = any(webhooks.events)
    where true`;
}

/**
 * The event with its programme only where one is called so: what a visitor is interested in may be any text, and a
 * person could have written their name there. The names are those of the list that forms offer.
 */
const knownProgramme = sql.raw(`case when jsonb_exists(event.body->'data', 'programme')
  then jsonb_set(event.body, '{data,programme}', coalesce((
    select event.body->'data'->'programme' from documents,
      lateral (select coalesce(nullif(published->>'erp_unicode', ''), published->>'display_name') as erp) as name
    where resource = 'program' and published is not null and deleted_at is null
      and event.body->'data'->>'programme' in (name.erp, replace(name.erp, ' - ', ' '), published->>'display_name')
    limit 1), 'null'::jsonb))
  else event.body end`);
