import { createSecretKey, type KeyObject } from 'node:crypto';

import type { CookieOptions, Request, Response } from 'express';
import jsonwebtoken from 'jsonwebtoken';
import type { z } from 'zod';

import type { LeadDeps } from './lead-deps.ts';

type CookieDeps = Pick<LeadDeps, 'clock' | 'secret' | 'config'>;

/** Sets an httpOnly cookie that holds signed claims for `seconds`. */
export function setSigned(
  deps: CookieDeps,
  res: Response,
  name: string,
  claims: Record<string, unknown>,
  seconds: number,
): void {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  const token = jsonwebtoken.sign({ ...claims, iat: now, exp: now + seconds }, keyOf(deps.secret), {
    algorithm: 'HS256',
  });
  res.cookie(name, token, { ...cookieOptions(deps, seconds), httpOnly: true });
}

/** The claims of a signed cookie; undefined where it is absent, forged, out of date, or of another kind. */
export function readSigned<S extends z.ZodType>(
  deps: CookieDeps,
  req: Request,
  name: string,
  schema: S,
): z.output<S> | undefined {
  const token: unknown = (req.cookies as Record<string, unknown>)[name];
  if (typeof token !== 'string') return undefined;
  try {
    const claims = jsonwebtoken.verify(token, keyOf(deps.secret), {
      algorithms: ['HS256'],
      clockTimestamp: Math.floor(deps.clock.now().getTime() / 1000),
    });
    return schema.safeParse(claims).data;
  } catch {
    return undefined;
  }
}

const keys = new Map<string, KeyObject>();

// A text is tried as a private key first, each time anew; that costs more than the signature.
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** What all lead cookies share. */
export const cookieOptions = (deps: Pick<LeadDeps, 'config'>, seconds?: number): CookieOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: deps.config.publicUrl.startsWith('https:'),
  ...(seconds !== undefined && { maxAge: seconds * 1000 }),
});
