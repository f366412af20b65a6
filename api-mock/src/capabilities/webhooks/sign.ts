import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';

import type { Platform } from '../../platform/platform.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { reseal, seal, unseal } from '../../platform/secrets/seal.ts';
import { webhooks, type WebhookRow } from './tables.ts';

const PURPOSE = 'webhook';
const SECRET_BYTES = 32;
const TOLERANCE_MS = 5 * 60_000;

/** A secret in the format of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Encrypts a secret for the database. */
export const sealSecret = (keys: Keys, webhookId: string, secret: string): string =>
  seal(keys, PURPOSE, webhookId, secret);

/** While APP_SECRET is changed: encrypts every secret with the new one. */
export async function resealSecrets({ db, keys }: Pick<Platform, 'db' | 'keys'>): Promise<void> {
  if (keys.accepted(PURPOSE).length === 1) return;
  for (const { id, sealed, sealed_before } of await db.select().from(webhooks))
    await db
      .update(webhooks)
      .set({
        sealed: reseal(keys, PURPOSE, id, sealed),
        sealed_before: sealed_before && reseal(keys, PURPOSE, id, sealed_before),
      })
      .where(and(eq(webhooks.id, id), eq(webhooks.sealed, sealed)));
}

// For a day after a rotation the previous secret is valid, too.
function secretsOf(keys: Keys, { id, sealed, sealed_before, before_until }: WebhookRow, now: Date): string[] {
  const before = sealed_before !== null && before_until !== null && before_until > now ? [sealed_before] : [];
  return [sealed, ...before].map((one) => unseal(keys, PURPOSE, id, one));
}

/** The headers of Standard Webhooks, with one signature for each valid secret. */
export const signatureHeaders = (keys: Keys, webhook: WebhookRow, { id, at, body }: Signed) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secretsOf(keys, webhook, at)
    .map((secret) => new Webhook(secret).sign(id, at, body))
    .join(' '),
});
type Signed = { id: string; at: Date; body: string };

/**
 * The webhook whose secret signs a request, checked like a receiver does. Not by the library's own check, which uses the
 * machine's clock instead of ours.
 */
export async function signerOf(
  { db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<WebhookRow | undefined> {
  const [id, at] = [String(headers['webhook-id']), new Date(Number(headers['webhook-timestamp']) * 1000)];
  if (!(Math.abs(clock.now().getTime() - at.getTime()) <= TOLERANCE_MS)) return undefined;
  const signatures = String(headers['webhook-signature']).split(' ');
  return (await db.select().from(webhooks)).find((webhook) =>
    secretsOf(keys, webhook, clock.now()).some((secret) => signatures.includes(new Webhook(secret).sign(id, at, body))),
  );
}
