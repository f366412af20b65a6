import type { IncomingHttpHeaders } from 'node:http';

import { Webhook } from 'standardwebhooks';

import type { Platform } from '../../platform/platform.ts';
import { sameHash } from '../../platform/secrets/keyed-hash.ts';
import { secretsOf } from './sign.ts';
import { webhooks, type WebhookRow } from './tables.ts';

const TOLERANCE_MS = 5 * 60_000;

/**
 * The webhook whose secret a request is signed with, as a receiver finds out that it knows the sender. By the product's
 * own clock, which tests move: the library's check goes by that of the machine.
 */
export async function signerOf(
  { db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<WebhookRow | undefined> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  const [at, now] = [new Date(Number(timestamp) * 1000), clock.now()];
  if (!(Math.abs(now.getTime() - at.getTime()) <= TOLERANCE_MS)) return undefined;
  const given = signatures?.split(' ') ?? [];
  const signs = (secret: string) => {
    const right = new Webhook(secret).sign(id ?? '', at, body);
    return given.some((one) => sameHash(one, right));
  };
  return (await db.select().from(webhooks)).find((webhook) => secretsOf(keys, webhook, now).some(signs));
}
