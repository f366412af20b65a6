import { WEBHOOK_TEST } from '@prospectus/contract/webhooks';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import { type Gateway, GatewayFailed } from '../../platform/gateways/gateway.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Resolve } from '../../platform/network/public-lookup.ts';
import type { RefuseDeliveries } from '../outbox/index.ts';
import { mayReach } from './address.ts';
import { recordFailure } from './failures.ts';
import { post } from './post.ts';
import { secretsOf, signatureHeaders } from './sign.ts';
import { webhooks, type WebhookRow } from './tables.ts';

type GatewayDeps = Pick<Platform, 'config' | 'keys' | 'clock' | 'store' | 'log'>;
/** For tests alone: how names become addresses, and how long an answer is waited for. */
type Testing = { resolve?: Resolve; timeoutMs?: number };

const event = z.object({
  id: z.string(),
  type: z.string(),
  created_at: z.string(),
  data: z.record(z.string(), z.unknown()),
});
const message = z.object({ body: event });

/**
 * The gateway of all webhooks: posts an event to the one that a message is for, signed. `disturb` makes it fail as the
 * mock controls ask for. It answers the status.
 */
export function webhookGateway(
  deps: GatewayDeps,
  disturb: (gateway: Gateway) => Gateway,
  testing: Testing = {},
): Gateway {
  const { db } = deps.store;
  const send = disturb(async (given, _key, id) => {
    const webhook = await find(db, id);
    const { body } = message.parse(given);
    const text = JSON.stringify(body);
    const now = deps.clock.now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Prospectus',
      'content-length': String(Buffer.byteLength(text)),
      ...signatureHeaders(secretsOf(deps.keys, webhook, now), body.id, now, text),
    };
    const rules = { ...testing, allowed: mayReach(deps) };
    const status = await post({ url: new URL(webhook.url), headers, body: text }, rules);
    if (status < 200 || status > 299) throw GatewayFailed.ofStatus(status);
    return { status };
  });
  return async (given, key, id) => {
    try {
      return await send(given, key, id);
    } catch (error) {
      // A test is the person's own attempt, who sees what came of it.
      if (error instanceof GatewayFailed && id !== undefined && !isTest(given)) await recordFailure(deps, id, error);
      throw error;
    }
  };
}

const isTest = (given: unknown): boolean => message.safeParse(given).data?.body.type === WEBHOOK_TEST;

async function find(db: Database, id = ''): Promise<WebhookRow> {
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  if (!webhook) throw new GatewayFailed('this webhook was deleted');
  return webhook;
}

/** Messages for webhooks that are switched off, or gone: they are given up, and staff may try them again. */
export const refusedByWebhooks: RefuseDeliveries = async (db, messages) => {
  const asked = messages.filter(({ channel }) => channel === 'webhooks');
  if (asked.length === 0) return new Map();
  const found = await db.select({ id: webhooks.id, active: webhooks.active }).from(webhooks);
  const active = new Map(found.map((webhook) => [webhook.id, webhook.active]));
  return new Map(
    asked
      .filter(({ subject }) => !active.get(subject))
      .map(({ id, subject }) => [id, active.has(subject) ? 'its webhook is switched off' : 'its webhook was deleted']),
  );
};
