import type { CookieOptions, Request, Response } from 'express';
import jsonwebtoken from 'jsonwebtoken';
import type { z } from 'zod';

import { COOKIE } from '@prospectus/contract/constants';
import type { KeyPurpose } from '@prospectus/contract';
import type { LeadDeps } from './lead-deps.ts';

type CookieDeps = Pick<LeadDeps, 'clock' | 'keys' | 'config'>;

/** Sets an httpOnly cookie with signed claims for `seconds`. */
export function setSigned(
  deps: CookieDeps,
  res: Response,
  name: SignedCookie,
  claims: Record<string, unknown>,
  seconds: number,
): void {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  const key = deps.keys.current(PURPOSES[name]);
  const token = jsonwebtoken.sign({ ...claims, iat: now, exp: now + seconds }, key, { algorithm: 'HS256' });
  res.cookie(name, token, { ...cookieOptions(deps, seconds), httpOnly: true });
}

/** The claims of a signed cookie; undefined where it is absent, forged, out of date, or of another kind. */
export function readSigned<S extends z.ZodType>(
  deps: CookieDeps,
  req: Request,
  name: SignedCookie,
  schema: S,
): z.output<S> | undefined {
  const token: unknown = (req.cookies as Record<string, unknown>)[name];
  if (typeof token !== 'string') return undefined;
  const clockTimestamp = Math.floor(deps.clock.now().getTime() / 1000);
  for (const key of deps.keys.accepted(PURPOSES[name])) {
    try {
      return schema.safeParse(jsonwebtoken.verify(token, key, { algorithms: ['HS256'], clockTimestamp })).data;
    } catch {
      continue;
    }
  }
  return undefined;
}

// A cookie's key is its own, so that none can be taken for the other.
const PURPOSES = {
  [COOKIE.leadSession]: 'lead-session',
  [COOKIE.challenge]: 'enquiry',
} as const satisfies Record<string, KeyPurpose>;
type SignedCookie = keyof typeof PURPOSES;

/** What all lead cookies share. */
export const cookieOptions = (deps: Pick<LeadDeps, 'config'>, seconds?: number): CookieOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: deps.config.publicUrl.startsWith('https:'),
  ...(seconds !== undefined && { maxAge: seconds * 1000 }),
});
