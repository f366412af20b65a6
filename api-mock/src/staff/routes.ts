import { ApiError, COOKIE, type StaffSession } from '@prospectus/contract';
import type { CookieOptions, Response } from 'express';

import type { Deps } from '../deps.ts';
import { type Budget, forgive, limitPerAddress, spend } from '../http/limit.ts';
import { alias, route, routerOf } from '../http/route.ts';
import { bearerOf } from './access.ts';
import { findByPassword, register } from './accounts.ts';
import { endSession, openSession, type Opened, renewSession, SESSION_SECONDS, sessionOfRefresh } from './sessions.ts';
import { signToken, TOKEN_SECONDS } from './token.ts';

const PER_ACCOUNT: Budget = { scope: 'sign-in-account', points: 10, seconds: 900 };
const PER_ADDRESS: Budget = { scope: 'sign-in-address', points: 50, seconds: 900 };
const SIGN_UPS: Budget = { scope: 'sign-up-address', points: 10, seconds: 3_600 };
const RENEWALS: Budget = { scope: 'renew-address', points: 300, seconds: 900 };

/** Sign-up, sign-in, sign-out and renewal of staff (§7 Auth). */
export const staffRoutes = (deps: Deps) =>
  routerOf(
    alias(
      route('register', limitPerAddress(deps, SIGN_UPS), async ({ body }) => {
        await register(deps, body);
        const { firstName, lastName, email } = body;
        return { user: { email: email.toLowerCase(), firstName, lastName, role: null } };
      }),
      '/user/register',
    ),
    route('login', limitPerAddress(deps, PER_ADDRESS), async ({ body, res }) => {
      const account = body.email.toLowerCase();
      // Counted before the password is looked at, so that tries at the same moment count too.
      await spend(deps, PER_ACCOUNT, account);
      const user = await findByPassword(deps, account, body.password);
      if (!user) throw new ApiError('SIGN_IN_FAILED');
      await forgive(deps, PER_ACCOUNT, account);
      return answer(deps, res, await openSession(deps, user));
    }),
    route('auth', limitPerAddress(deps, RENEWALS), async ({ req, res }) => {
      const opened = await renewSession(deps, refreshOf(req.cookies));
      if (!opened) {
        res.clearCookie(COOKIE.refresh, cookieOptions(deps));
        throw new ApiError('SIGN_IN_REQUIRED');
      }
      return answer(deps, res, opened);
    }),
    route('logout', async ({ req, res }) => {
      const ended = [bearerOf(deps, req)?.sessionId, await sessionOfRefresh(deps, refreshOf(req.cookies))];
      for (const id of new Set(ended)) if (id) await endSession(deps, id);
      res.clearCookie(COOKIE.refresh, cookieOptions(deps));
      return { success: true as const };
    }),
  );

function answer(deps: Deps, res: Response, { sessionId, user, refresh }: Opened): StaffSession {
  if (refresh) res.cookie(COOKIE.refresh, refresh, { ...cookieOptions(deps), maxAge: SESSION_SECONDS * 1000 });
  res.set('Cache-Control', 'no-store');
  return { user, token: signToken(deps, user.id, sessionId), expiresIn: TOKEN_SECONDS };
}

const refreshOf = (cookies: unknown): string => {
  const value = (cookies as Record<string, unknown> | undefined)?.[COOKIE.refresh];
  return typeof value === 'string' ? value : '';
};

const cookieOptions = ({ config }: Pick<Deps, 'config'>): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/api/user',
  secure: config.publicUrl.startsWith('https:'),
});
