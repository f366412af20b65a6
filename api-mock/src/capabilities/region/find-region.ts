import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Region } from '@prospectus/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';

import type { Keys } from '../../platform/secrets/keys.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Gateway } from '../../platform/gateways/gateway.ts';
import { networkOf } from './network.ts';

export type FinderDeps = { region: Gateway | undefined; clock: Clock; keys: Keys; log: Logger };

const NOWHERE: Region = { country: '', region: '', city: '' };
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 1_000;
const MAX_CACHED = 10_000;
const MAX_CONCURRENT = 20;

const name = z.string().trim().max(120).catch('');
const answer = z.object({ country: name, region: name, city: name });

/**
 * Finds where a visitor's network is, by the third party of the `region` gateway; nowhere where that is not known,
 * not answered within a second, or asked too often. Answers are cached for a day by a hash of the network.
 */
export function regionFinder({ region: ask, clock, keys, log }: FinderDeps): (address: string) => Promise<Region> {
  // Expires by the API's clock, which tests move.
  const cached = new LRUCache<string, { region: Region; until: number }>({ max: MAX_CACHED });
  const asked = new Map<string, Promise<Region>>();

  const cache = (key: string, region: Region): Region => {
    cached.set(key, { region, until: clock.now().getTime() + DAY_MS });
    return region;
  };
  const askFor = async (key: string, network: string, gateway: Gateway): Promise<Region> => {
    try {
      const late = new AbortController();
      const silence = wait(TIMEOUT_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error('no answer in time');
      });
      silence.catch(() => undefined);
      const said = await Promise.race([gateway({ address: network }, key), silence]).finally(() => late.abort());
      return cache(key, answer.parse(said));
    } catch (error) {
      log.warn({ reason: error instanceof z.ZodError ? 'answered no region' : (error as Error).message }, 'no region');
      return NOWHERE;
    } finally {
      asked.delete(key);
    }
  };

  return async (address) => {
    const network = networkOf(address);
    if (network === undefined || !ask) return NOWHERE;
    const key = createHmac('sha256', keys.current('limits')).update(network).digest('base64url');
    const before = cached.get(key);
    if (before && before.until > clock.now().getTime()) return before.region;
    cached.delete(key);
    const already = asked.get(key);
    if (already) return already;
    if (asked.size >= MAX_CONCURRENT) return NOWHERE;
    const answering = askFor(key, network, ask);
    asked.set(key, answering);
    return answering;
  };
}
