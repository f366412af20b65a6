import jwt from 'jsonwebtoken';
import { z } from 'zod';

import type { Platform } from '../../platform/platform.ts';

/** How long a token of staff is good for, in seconds; its session may end sooner. */
export const TOKEN_SECONDS = 600;

// Other tokens are signed with the same key: these two tell them apart.
const MARKS = { issuer: 'prospectus-api', audience: 'prospectus-console' };
const claims = z.object({ sid: z.uuid() });

/** A short-lived token that names a session and nothing else; who it is and may do is read on every request. */
export function signToken({ secret, clock }: Pick<Platform, 'secret' | 'clock'>, sessionId: string): string {
  const now = Math.floor(clock.now().getTime() / 1000);
  return jwt.sign({ sid: sessionId, iat: now, exp: now + TOKEN_SECONDS }, secret, { algorithm: 'HS256', ...MARKS });
}

/** The session a token names; undefined where it is not ours or no longer good. */
export function readToken({ secret, clock }: Pick<Platform, 'secret' | 'clock'>, token: string): string | undefined {
  try {
    const clockTimestamp = Math.floor(clock.now().getTime() / 1000);
    return claims.parse(jwt.verify(token, secret, { algorithms: ['HS256'], clockTimestamp, ...MARKS })).sid;
  } catch {
    return undefined;
  }
}
