import jwt from 'jsonwebtoken';
import { z } from 'zod';

import type { Platform } from '../../platform/platform.ts';

/** How long a token of staff is good for, in seconds; its session may end sooner. */
export const TOKEN_SECONDS = 600;

const MARKS = { issuer: 'prospectus-api', audience: 'prospectus-console' };
const claims = z.object({ sid: z.uuid() });

/** A short-lived token that names a session and nothing else; who it is and may do is read on every request. */
export function signToken({ keys, clock }: Pick<Platform, 'keys' | 'clock'>, sessionId: string): string {
  const now = Math.floor(clock.now().getTime() / 1000);
  return jwt.sign({ sid: sessionId, iat: now, exp: now + TOKEN_SECONDS }, keys.current('staff-token'), {
    algorithm: 'HS256',
    ...MARKS,
  });
}

/** The session a token names; undefined where it is not ours or no longer good. */
export function readToken({ keys, clock }: Pick<Platform, 'keys' | 'clock'>, token: string): string | undefined {
  const clockTimestamp = Math.floor(clock.now().getTime() / 1000);
  for (const key of keys.accepted('staff-token')) {
    try {
      return claims.parse(jwt.verify(token, key, { algorithms: ['HS256'], clockTimestamp, ...MARKS })).sid;
    } catch {
      continue;
    }
  }
  return undefined;
}
