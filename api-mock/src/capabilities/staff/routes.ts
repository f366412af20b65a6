import { ApiError, COOKIE, type StaffSession } from '@prospectus/contract';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';

import type { StaffDeps } from './person.ts';
import { personOf } from '../../platform/http/access.ts';
import { sendUncompressed } from '../../platform/http/compression.ts';
import { limitPerAddress, scaledBudget, spend } from '../../platform/limits/limit.ts';
import { on } from '../../platform/calls/calls.ts';
import { bearerOf } from './access.ts';
import { ALL_SIGN_UPS, PER_ADDRESS } from './budgets.ts';
import { signOutEverywhere } from './own-account.ts';
import { confirmEmail, register, sendConfirmation } from './registration.ts';
import { endSession, type OpenedSession, renewSession, SESSION_SECONDS, sessionOfRefresh } from './sessions.ts';
import { idOfEmail, signIn } from './sign-in.ts';
import { signToken, TOKEN_SECONDS } from './token.ts';

const done = { success: true } as const;

/** Sign-up, verification of the address, sign-in, sign-out and renewal of staff (§7 Auth). */
export function staffRoutes(deps: StaffDeps) {
  const ownPage = sameOrigin(deps.config.publicUrl);
  return [
    on('POST /user/regitser', limitPerAddress(deps, PER_ADDRESS.signUps), async ({ body }) => {
      await spend(deps, scaledBudget(deps, ALL_SIGN_UPS), 'all');
      await register(deps, body);
      const { firstName, lastName, email } = body;
      return { user: { email: email.toLowerCase(), firstName, lastName, role: null } };
    }),
    on('POST /user/confirm', limitPerAddress(deps, PER_ADDRESS.links), async ({ body }) => {
      await confirmEmail(deps, body);
      return done;
    }),
    on('POST /user/sendConfirmation', limitPerAddress(deps, PER_ADDRESS.mails), async ({ body }) => {
      await sendConfirmation(deps, body.email);
      return done;
    }),
    on('POST /user/login', ownPage, limitPerAddress(deps, PER_ADDRESS.signIns), async ({ req, body, res }) => {
      try {
        const from = { address: req.ip ?? '', userAgent: req.get('user-agent') };
        const opened = await signIn(deps, body, from);
        req.log?.info({ event: 'sign-in', outcome: 'accepted', staff: opened.user.id });
        const replaced = await sessionOfRefresh(deps, refreshOf(req));
        if (replaced) await endSession(deps, replaced);
        return answer(deps, res, opened);
      } catch (error) {
        const outcome = error instanceof ApiError ? error.code : 'INTERNAL';
        req.log?.warn({ event: 'sign-in', outcome, staff: await idOfEmail(deps, body.email) });
        throw error;
      }
    }),
    on('POST /user/auth', ownPage, limitPerAddress(deps, PER_ADDRESS.renewals), async ({ req, res }) => {
      const opened = await renewSession(deps, refreshOf(req));
      if (opened) return answer(deps, res, opened);
      clearRefreshCookie(deps, res);
      throw new ApiError('SIGN_IN_REQUIRED');
    }),
    on('POST /user/logout', ownPage, async ({ req, res }) => {
      const ended = [bearerOf(deps, req), await sessionOfRefresh(deps, refreshOf(req))];
      for (const id of new Set(ended)) if (id) await endSession(deps, id);
      clearRefreshCookie(deps, res);
      return done;
    }),
    on('POST /user/logoutEverywhere', ownPage, async ({ req, res }) => {
      await signOutEverywhere(deps, personOf(req).id);
      clearRefreshCookie(deps, res);
      return done;
    }),
  ];
}

function answer(deps: StaffDeps, res: Response, { sessionId, user, refresh }: OpenedSession): StaffSession {
  setRefreshCookie(deps, res, refresh);
  sendUncompressed(res);
  return { user, token: signToken(deps, sessionId), expiresIn: TOKEN_SECONDS };
}

/** The refresh token of a request; '' without one. */
function refreshOf(req: Request): string {
  const value = (req.cookies as Record<string, unknown> | undefined)?.[COOKIE.refresh];
  return typeof value === 'string' ? value : '';
}

const setRefreshCookie = (deps: StaffDeps, res: Response, refresh: string): Response =>
  res.cookie(COOKIE.refresh, refresh, { ...options(deps), maxAge: SESSION_SECONDS * 1000 });

const clearRefreshCookie = (deps: StaffDeps, res: Response): Response => res.clearCookie(COOKIE.refresh, options(deps));

const options = ({ config }: StaffDeps): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/api/user',
  secure: config.publicUrl.startsWith('https:'),
});

/**
 * Refuses calls from pages of other sites, as a second check: browsers do not send a cookie with `SameSite=Strict` from
 * them. Clients other than browsers send neither header.
 */
const sameOrigin =
  (publicUrl: string): RequestHandler =>
  (req, _res, next) => {
    const site = req.headers['sec-fetch-site'];
    const allowed =
      site === undefined ? isOwn(req, new URL(publicUrl).host) : site === 'same-origin' || site === 'none';
    if (!allowed) throw new ApiError('NOT_ALLOWED', { msg: 'This call must come from our own pages.' });
    next();
  };

function isOwn(req: Request, ownHost: string): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && [ownHost, host].includes(new URL(origin).host);
}
