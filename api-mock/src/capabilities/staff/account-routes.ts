import type { StaffDeps } from './person.ts';
import { personOf } from '../../platform/http/access.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { bearerOf } from './access.ts';
import { PER_ADDRESS } from './budgets.ts';
import { changePassword, forgotPassword, resetPassword } from './new-password.ts';
import { changeOwn, readOwn } from './own-account.ts';

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
    route('forgotPassword', limitPerAddress(deps, PER_ADDRESS.mails), async ({ body }) => {
      await forgotPassword(deps, body.email);
      return done;
    }),
    route('resetPassword', limitPerAddress(deps, PER_ADDRESS.links), async ({ body }) => {
      await resetPassword(deps, body);
      return done;
    }),
  );
