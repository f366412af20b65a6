import { ApiError, type StaffSession } from '@prospectus/contract';
import type { Response } from 'express';

import type { StaffDeps } from './person.ts';
import { personOf } from '../../platform/http/access.ts';
import { sendUncompressed } from '../../platform/http/compression.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { on } from '../../platform/calls/calls.ts';
import { bearerOf } from './access.ts';
import { PER_ADDRESS } from './budgets.ts';
import { signOutEverywhere } from './own-account.ts';
import { clearRefreshCookie, setRefreshCookie, refreshOf } from './refresh-cookie.ts';
import { confirmEmail, register, sendConfirmation } from './registration.ts';
import { sameOrigin } from './same-origin.ts';
import { endSession, type Opened, renewSession, sessionOfRefresh } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signToken, TOKEN_SECONDS } from './token.ts';

const done = { success: true } as const;

/** Sign-up, proof of the address, sign-in, sign-out and renewal of staff (§7 Auth). */
export function staffRoutes(deps: StaffDeps) {
  const ownPage = sameOrigin(deps.config.publicUrl);
  return [
    on('POST /user/regitser', limitPerAddress(deps, PER_ADDRESS.signUps), async ({ body }) => {
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
    on('POST /user/login', ownPage, limitPerAddress(deps, PER_ADDRESS.signIns), async ({ req, body, res }) =>
      answer(deps, res, await signIn(deps, body, { address: req.ip ?? '', userAgent: req.get('user-agent') })),
    ),
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

function answer(deps: StaffDeps, res: Response, { sessionId, user, refresh }: Opened): StaffSession {
  setRefreshCookie(deps, res, refresh);
  sendUncompressed(res);
  return { user, token: signToken(deps, sessionId), expiresIn: TOKEN_SECONDS };
}
