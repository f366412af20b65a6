import type { StaffDeps } from './person.ts';
import { idOf } from '../../platform/console/console-router.ts';
import { personOf } from '../../platform/http/access.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { bearerOf } from './access.ts';
import { PER_ADDRESS } from './budgets.ts';
import { changePassword, forgotPassword, resetPassword } from './new-password.ts';
import { acceptInvitation } from './invitations.ts';
import { changeOwn, endOwnSession, readOwn } from './own-account.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { sessionsOf } from './sessions.ts';

const done = { success: true } as const;

/** What every person may do with their own account, whatever their role, and what helps who has lost its password. */
export const accountRoutes = (deps: StaffDeps) =>
  routerOf(
    route('profile', deps.access.anyone, ({ req, res }) => {
      res.set('Cache-Control', 'no-store');
      return readOwn(deps, personOf(req).id);
    }),
    route('updateProfile', deps.access.anyone, ({ req, body }) => changeOwn(deps, personOf(req).id, body)),
    route('changePassword', deps.access.anyone, async ({ req, body }) => {
      await changePassword(deps, { id: personOf(req).id, sessionId: bearerOf(deps, req) }, body);
      return done;
    }),
    route('ownSessions', deps.access.anyone, ({ req, res }) => {
      res.set('Cache-Control', 'no-store');
      return sessionsOf(deps, personOf(req).id, bearerOf(deps, req));
    }),
    route('endOwnSession', deps.access.anyone, async ({ req }) => {
      await endOwnSession(deps, personOf(req).id, idOf(req));
      return done;
    }),
    route('beginSecondFactor', deps.access.anyone, ({ req, res }) => {
      res.set('Cache-Control', 'no-store');
      return beginSecondFactor(deps, personOf(req).id);
    }),
    route('confirmSecondFactor', deps.access.anyone, async ({ req, res, body }) => {
      res.set('Cache-Control', 'no-store');
      const whose = { id: personOf(req).id, sessionId: bearerOf(deps, req) };
      return { recoveryCodes: await confirmSecondFactor(deps, whose, body.code) };
    }),
    route('removeSecondFactor', deps.access.anyone, async ({ req, body }) => {
      await removeSecondFactor(deps, personOf(req).id, body.password);
      return done;
    }),
    route('acceptInvitation', limitPerAddress(deps, PER_ADDRESS.links), async ({ body }) => {
      await acceptInvitation(deps, body);
      return done;
    }),
    route('forgotPassword', limitPerAddress(deps, PER_ADDRESS.mails), async ({ body }) => {
      await forgotPassword(deps, body.email);
      return done;
    }),
    route('resetPassword', limitPerAddress(deps, PER_ADDRESS.links), async ({ req, body }) => {
      await resetPassword(deps, body, req.ip ?? '');
      return done;
    }),
  );
