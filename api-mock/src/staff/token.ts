import jwt from 'jsonwebtoken';
import { z } from 'zod';

import type { Deps } from '../deps.ts';

/** How long a token of staff is good for, in seconds; its session may end sooner. */
export const TOKEN_SECONDS = 600;

const claims = z.object({ typ: z.literal('staff'), sub: z.uuid(), sid: z.uuid() });

/** A short-lived token that names a session; the rights are read from the database on every request. */
export function signToken(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  staffId: string,
  sessionId: string,
): string {
  const now = Math.floor(clock.now().getTime() / 1000);
  return jwt.sign({ typ: 'staff', sub: staffId, sid: sessionId, iat: now, exp: now + TOKEN_SECONDS }, secret, {
    algorithm: 'HS256',
  });
}

/** The session a token names; undefined where it is not ours or no longer good. */
export function readToken(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  token: string,
): { staffId: string; sessionId: string } | undefined {
  try {
    const clockTimestamp = Math.floor(clock.now().getTime() / 1000);
    const { sub, sid } = claims.parse(jwt.verify(token, secret, { algorithms: ['HS256'], clockTimestamp }));
    return { staffId: sub, sessionId: sid };
  } catch {
    return undefined;
  }
}
