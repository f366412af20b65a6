import jwt from 'jsonwebtoken';
import { z } from 'zod';

import type { Platform } from '../../platform/platform.ts';

/** The lifetime of a token of staff, in seconds; its session can end sooner. */
export const TOKEN_SECONDS = 600;

const MARKS = { issuer: 'prospectus-api', audience: 'prospectus-console' };
const claims = z.object({ sid: z.uuid() });

/** A short-lived token that names a session only; person and permissions are read on every request. */
export function signToken({ keys, clock }: Pick<Platform, 'keys' | 'clock'>, sessionId: string): string {
  const now = Math.floor(clock.now().getTime() / 1000);
  return jwt.sign({ sid: sessionId, iat: now, exp: now + TOKEN_SECONDS }, keys.current('staff-token'), {
    algorithm: 'HS256',
    ...MARKS,
  });
}

/** The session of a token; undefined where the token is invalid or expired. */
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
