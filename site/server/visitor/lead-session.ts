import type { KeyObject } from 'node:crypto';

import { leadSessionClaims } from '@prospectus/contract';
import { COOKIE } from '@prospectus/contract/constants';
import jsonwebtoken from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';

/** What the signed lead session says of a visitor. */
export type LeadSession = { kind: 'verified'; leadId: string } | { kind: 'unverified' };

const UNVERIFIED: LeadSession = { kind: 'unverified' };
const MAX_CACHED = 5_000;

/**
 * Reads the visitor from the cookies of a request. The signature alone decides (ROLE-01); checked tokens are
 * cached until they expire, so that a cached page needs no cryptography.
 */
export function createLeadSessionReader(keys: readonly KeyObject[]): (cookies: string | undefined) => LeadSession {
  const checked = new LRUCache<string, { session: LeadSession; until: number }>({ max: MAX_CACHED });
  return (cookies) => {
    const token = cookies && cookieValue(cookies, COOKIE.leadSession);
    if (!token) return UNVERIFIED;
    const known = checked.get(token);
    if (known && known.until > Date.now()) return known.session;
    const result = check(token, keys);
    checked.set(token, result);
    return result.session;
  };
}

/** A cookie's value as it was sent. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

function check(token: string, keys: readonly KeyObject[]): { session: LeadSession; until: number } {
  for (const key of keys) {
    try {
      const claims = leadSessionClaims.safeParse(jsonwebtoken.verify(token, key, { algorithms: ['HS256'] })).data;
      if (claims) return { session: { kind: 'verified', leadId: claims.sub }, until: claims.exp * 1000 };
    } catch {
      continue;
    }
  }
  return { session: UNVERIFIED, until: Date.now() + 60_000 };
}
