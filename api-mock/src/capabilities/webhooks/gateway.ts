import http from 'node:http';
import https from 'node:https';

import { outgoingHeaders } from '@prospectus/telemetry';
import { eq } from 'drizzle-orm';

import { type Gateway, GatewayFailed } from '../../platform/gateways/gateway.ts';
import { mayReach, NotPublic, numbersOf, publicLookup, type Resolve } from '../../platform/network/public-lookup.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RefuseDeliveries } from '../outbox/index.ts';
import { signatureHeaders } from './sign.ts';
import { webhooks } from './tables.ts';

type GatewayDeps = Pick<Platform, 'config' | 'keys' | 'clock' | 'store'>;

/** The gateway of all webhooks: posts a signed event to its webhook, and returns the status. */
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
      ...outgoingHeaders(),
      ...signatureHeaders(keys, webhook, { id: event.id, at: clock.now(), body }),
    };
    const status = await post({ url: new URL(webhook.url), headers, body }, { allowed: mayReach(config) });
    if (status < 200 || status > 299) throw GatewayFailed.ofStatus(status);
    return { status };
  };

/** Messages for inactive or deleted webhooks: they are given up, and staff may retry them. */
export const refusedByWebhooks: RefuseDeliveries = async (db, messages) => {
  const ofWebhooks = messages.filter(({ channel }) => channel === 'webhooks');
  if (ofWebhooks.length === 0) return new Map();
  const rows = await db.select({ id: webhooks.id, active: webhooks.active }).from(webhooks);
  const active = new Map(rows.map((webhook) => [webhook.id, webhook.active]));
  return new Map(
    ofWebhooks
      .filter(({ subject }) => !active.get(subject))
      .map(({ id, subject }) => [id, active.has(subject) ? 'its webhook is switched off' : 'its webhook was deleted']),
  );
};

const TIMEOUT_MS = 10_000;

type Post = { url: URL; headers: Record<string, string>; body: string };
type Rules = { allowed: (address: string) => boolean; resolve?: Resolve | undefined; timeoutMs?: number | undefined };

/**
 * Posts an event and returns the status; throws GatewayFailed without an answer. It follows no redirect, reads only the
 * status, and connects to the same address that it has checked.
 */
export async function post({ url, headers, body }: Post, { allowed, resolve, timeoutMs }: Rules): Promise<number> {
  const numbers = numbersOf(url);
  // Node connects to a numeric host without a lookup.
  if (numbers !== undefined && !allowed(numbers)) throw notPublic();
  const { request } = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS);
  return new Promise<number>((resolved, rejected) => {
    const options = { method: 'POST', agent: false, lookup: publicLookup(resolve, allowed), headers, signal } as const;
    const sent = request(url, options, (answer) => {
      resolved(answer.statusCode ?? 0);
      answer.on('error', () => undefined);
      sent.destroy();
    });
    sent.on('error', rejected).end(body);
  }).catch((error: unknown) => {
    if (error instanceof NotPublic) throw notPublic();
    throw new GatewayFailed(signal.aborted ? 'no answer in time' : 'not reachable', { isDown: true });
  });
}

const notPublic = () => new GatewayFailed('its address is not one of the public internet', { isDown: true });
