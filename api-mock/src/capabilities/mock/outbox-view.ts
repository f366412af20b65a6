import type { OutboxItem } from '@prospectus/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import { fill, fillMasked, outbox } from '../outbox/index.ts';

type OutboxFilter = { channel?: string | undefined; to?: string | undefined };
const NEWEST = 500;
const SETTLE_MS = 1_500;
const LOOK_AGAIN_MS = 20;

/** The outbox, newest first. What is on its very way out is waited for, so that who has just caused a message finds it. */
export async function viewOutbox(deps: Pick<Platform, 'db' | 'keys'>, asked: OutboxFilter): Promise<OutboxItem[]> {
  await untilHandedOver(deps);
  const rows = await deps.db
    .select()
    .from(outbox)
    .where(and(...conditions(asked)))
    .orderBy(desc(outbox.created_at), desc(outbox.id))
    .limit(NEWEST);
  return rows.map((row) => {
    const code =
      row.sealed !== null && row.status === 'sent' ? unseal(deps.keys, 'outbox', row.id, row.sealed) : undefined;
    return {
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      body: code === undefined ? fillMasked(row.body) : fill(row.body, code),
      ...(code !== undefined && { otp: code }),
      sentAt: row.sent_at?.toISOString() ?? null,
      status: row.status,
      attempts: row.attempts,
    };
  });
}

async function untilHandedOver({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (const until = Date.now() + SETTLE_MS; Date.now() < until;) {
    const [waiting] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.status, 'queued'), eq(outbox.attempts, 0)))
      .limit(1);
    if (!waiting) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

function conditions({ channel, to }: OutboxFilter): SQL[] {
  const found: SQL[] = [];
  // An unknown channel is an empty one.
  if (channel) found.push(sql`${outbox.channel} = ${channel}`);
  if (to) found.push(sameRecipient(to));
  return found;
}

/** A phone is found with and without its country code, and where a query string has made a space of its plus. */
function sameRecipient(to: string): SQL {
  const digits = to.replace(/\D/g, '');
  return to.includes('@') || digits.length < 7
    ? sql`lower(${outbox.recipient}) = ${to.trim().toLowerCase()}`
    : sql`regexp_replace(${outbox.recipient}, '\\D', '', 'g') in (${digits}, ${`91${digits}`})`;
}
