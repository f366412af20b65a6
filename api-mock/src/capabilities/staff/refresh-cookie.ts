import { COOKIE } from '@prospectus/contract';
import type { CookieOptions, Request, Response } from 'express';

import type { Platform } from '../../platform/platform.ts';
import { SESSION_SECONDS } from './sessions.ts';

type CookieDeps = Pick<Platform, 'config'>;

/** The refresh token a browser sent, '' where it sent none. */
export function refreshOf(req: Request): string {
  const value = (req.cookies as Record<string, unknown> | undefined)?.[COOKIE.refresh];
  return typeof value === 'string' ? value : '';
}

export const setRefreshCookie = (deps: CookieDeps, res: Response, refresh: string): Response =>
  res.cookie(COOKIE.refresh, refresh, { ...options(deps), maxAge: SESSION_SECONDS * 1000 });

export const clearRefreshCookie = (deps: CookieDeps, res: Response): Response =>
  res.clearCookie(COOKIE.refresh, options(deps));

const options = ({ config }: CookieDeps): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/api/user',
  secure: config.publicUrl.startsWith('https:'),
});
