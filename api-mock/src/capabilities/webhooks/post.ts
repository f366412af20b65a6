import http from 'node:http';
import https from 'node:https';

import { GatewayFailed } from '../../platform/gateways/gateway.ts';
import { NotPublic, numbersOf, publicLookup, type Resolve } from '../../platform/network/public-lookup.ts';

const TIMEOUT_MS = 10_000;

type Sent = { url: URL; headers: Record<string, string>; body: string };
type Rules = { allowed: (address: string) => boolean; resolve?: Resolve | undefined; timeoutMs?: number | undefined };

/**
 * Posts an event and answers the status, whichever it is; throws GatewayFailed where there was no answer. No redirect
 * is followed, and nothing of the answer but its status is read. The address that is connected to is the one checked.
 */
export async function post({ url, headers, body }: Sent, { allowed, resolve, timeoutMs }: Rules): Promise<number> {
  const numbers = numbersOf(url);
  // A host that is an address is connected to without a look-up.
  if (numbers !== undefined && !allowed(numbers)) throw inside();
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
    if (error instanceof NotPublic) throw inside();
    throw new GatewayFailed(signal.aborted ? 'no answer in time' : 'not reachable', { isDown: true });
  });
}

const inside = () => new GatewayFailed('its address is not one of the public internet', { isDown: true });
