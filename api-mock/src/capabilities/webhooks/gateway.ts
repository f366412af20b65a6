import { eq } from 'drizzle-orm';

import { type Gateway, GatewayFailed } from '../../platform/gateways/gateway.ts';
import { mayReach } from '../../platform/network/public-lookup.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RefuseDeliveries } from '../outbox/index.ts';
import { post } from './post.ts';
import { signatureHeaders } from './sign.ts';
import { webhooks } from './tables.ts';

type GatewayDeps = Pick<Platform, 'config' | 'keys' | 'clock' | 'store'>;

/** The gateway of all webhooks: posts an event to the one that a message is for, signed, and answers the status. */
export const webhookGateway =
  ({ config, keys, clock, store }: GatewayDeps): Gateway =>
  async (message, _key, id = '') => {
    const [webhook] = await store.db.select().from(webhooks).where(eq(webhooks.id, id));
    if (!webhook) throw new GatewayFailed('this webhook was deleted');
    const event = (message as { body: { id: string } }).body;
    const body = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Prospectus',
      'content-length': String(Buffer.byteLength(body)),
      ...signatureHeaders(keys, webhook, { id: event.id, at: clock.now(), body }),
    };
    const status = await post({ url: new URL(webhook.url), headers, body }, { allowed: mayReach(config) });
    if (status < 200 || status > 299) throw GatewayFailed.ofStatus(status);
    return { status };
  };

/** Messages for webhooks that are switched off, or gone: they are given up, and staff may try them again. */
export const refusedByWebhooks: RefuseDeliveries = async (db, messages) => {
  const mine = messages.filter(({ channel }) => channel === 'webhooks');
  if (mine.length === 0) return new Map();
  const found = await db.select({ id: webhooks.id, active: webhooks.active }).from(webhooks);
  const active = new Map(found.map((webhook) => [webhook.id, webhook.active]));
  return new Map(
    mine
      .filter(({ subject }) => !active.get(subject))
      .map(({ id, subject }) => [id, active.has(subject) ? 'its webhook is switched off' : 'its webhook was deleted']),
  );
};
