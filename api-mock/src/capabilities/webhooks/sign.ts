import { randomBytes } from 'node:crypto';

import { Webhook } from 'standardwebhooks';

import type { Keys } from '../../platform/secrets/keys.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import type { WebhookRow } from './tables.ts';

const PURPOSE = 'webhook';
const SECRET_BYTES = 32;

/** A secret as Standard Webhooks writes one. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** A secret as it is stored. */
export const sealSecret = (keys: Keys, webhookId: string, secret: string): string =>
  seal(keys, PURPOSE, webhookId, secret);

type Secrets = Pick<WebhookRow, 'id' | 'sealed' | 'sealed_before' | 'before_until'>;

/** The secrets that count at a time: the present one, and for a day after it was changed the one before it. */
export function secretsOf(keys: Keys, { id, sealed, sealed_before, before_until }: Secrets, now: Date): string[] {
  const before = sealed_before !== null && before_until !== null && before_until > now ? [sealed_before] : [];
  return [sealed, ...before].map((one) => unseal(keys, PURPOSE, id, one));
}

/** The headers of Standard Webhooks: one signature for each secret, so that a receiver may know either. */
export const signatureHeaders = (secrets: readonly string[], id: string, at: Date, body: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
