import type { OutboxItem } from '@prospectus/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import { fill, fillMasked, outbox } from '../outbox/index.ts';

type OutboxFilter = { channel?: string | undefined; to?: string | undefined };
const MAX_ROWS = 500;
const MAX_WAIT_MS = 1_500;
const POLL_MS = 20;

/** The outbox, newest first. Waits for messages that are just being sent, so that tests find them. */
export async function viewOutbox(deps: Pick<Platform, 'db' | 'keys'>, filter: OutboxFilter): Promise<OutboxItem[]> {
  await waitForQueue(deps);
  const rows = await deps.db
    .select()
    .from(outbox)
    .where(and(...conditionsOf(filter)))
    .orderBy(desc(outbox.created_at), desc(outbox.id))
    .limit(MAX_ROWS);
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

async function waitForQueue({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (const until = Date.now() + MAX_WAIT_MS; Date.now() < until;) {
    const [waiting] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.status, 'queued'), eq(outbox.attempts, 0)))
      .limit(1);
    if (!waiting) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

// An unknown channel has no messages.
const conditionsOf = ({ channel, to }: OutboxFilter): SQL[] => [
  ...(channel ? [sql`${outbox.channel} = ${channel}`] : []),
  ...(to ? [isRecipient(to)] : []),
];

/** Finds a phone with and without its country code; a query string turns its plus into a space. */
function isRecipient(to: string): SQL {
  const digits = to.replace(/\D/g, '');
  return to.includes('@') || digits.length < 7
    ? sql`lower(${outbox.recipient}) = ${to.trim().toLowerCase()}`
    : sql`regexp_replace(${outbox.recipient}, '\\D', '', 'g') in (${digits}, ${`91${digits}`})`;
}
