import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Region } from '@prospectus/contract';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Gateway } from '../../platform/gateways/gateway.ts';
import type { Keys } from '../../platform/secrets/keys.ts';

export type FinderDeps = { region: Gateway | undefined; clock: Clock; keys: Keys; log: Logger };

const UNKNOWN: Region = { country: '', region: '', city: '' };
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 1_000;
const MAX_CACHED = 10_000;
const MAX_CONCURRENT = 20;

const name = z.string().trim().max(120).catch('');
const gatewayAnswer = z.object({ country: name, region: name, city: name });

/**
 * Asks the `region` gateway for the region of a visitor's network. The region is unknown if the gateway does not answer
 * within a second or has too many requests. Answers are cached for a day by a hash of the network.
 */
export function regionFinder({ region: gateway, clock, keys, log }: FinderDeps): (address: string) => Promise<Region> {
  // Expires by the API's clock, which tests move.
  const cache = new LRUCache<string, { region: Region; until: number }>({ max: MAX_CACHED });
  const pending = new Map<string, Promise<Region>>();

  const request = async (key: string, network: string, send: Gateway): Promise<Region> => {
    try {
      const answered = new AbortController();
      const timeout = wait(TIMEOUT_MS, undefined, { signal: answered.signal }).then(() => {
        throw new Error('no answer in time');
      });
      timeout.catch(() => undefined);
      const answer = await Promise.race([send({ address: network }, key), timeout]).finally(() => answered.abort());
      const region = gatewayAnswer.parse(answer);
      cache.set(key, { region, until: clock.now().getTime() + DAY_MS });
      return region;
    } catch (error) {
      log.warn({ reason: error instanceof z.ZodError ? 'answered no region' : (error as Error).message }, 'no region');
      return UNKNOWN;
    } finally {
      pending.delete(key);
    }
  };

  return async (address) => {
    const network = networkOf(address);
    if (network === undefined || !gateway) return UNKNOWN;
    const key = createHmac('sha256', keys.current('limits')).update(network).digest('base64url');
    const cached = cache.get(key);
    if (cached && cached.until > clock.now().getTime()) return cached.region;
    cache.delete(key);
    const running = pending.get(key);
    if (running) return running;
    if (pending.size >= MAX_CONCURRENT) return UNKNOWN;
    const started = request(key, network, gateway);
    pending.set(key, started);
    return started;
  };
}

// Loopback and private addresses have no location, and must not be sent to third parties.
const PRIVATE_RANGES = new Set([
  'private',
  'loopback',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
  'unspecified',
  'broadcast',
  'multicast',
]);

/** The network of an address, which is all a third party gets: the first three numbers, or the first /48. */
export function networkOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (PRIVATE_RANGES.has(parsed.range())) return undefined;
  const bytes = parsed.toByteArray();
  const length = bytes.length === 4 ? 3 : 6;
  return ipaddr.fromByteArray(bytes.map((byte, index) => (index < length ? byte : 0))).toString();
}
