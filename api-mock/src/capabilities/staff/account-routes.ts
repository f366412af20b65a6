import type { StaffDeps } from './person.ts';
import { idOf, on } from '../../platform/calls/calls.ts';
import { personOf } from '../../platform/http/access.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { bearerOf } from './access.ts';
import { PER_ADDRESS } from './budgets.ts';
import { changePassword, forgotPassword, resetPassword } from './new-password.ts';
import { acceptInvitation } from './invitations.ts';
import { changeOwn, endOwnSession, readOwn } from './own-account.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { sessionsOf } from './sessions.ts';

const done = { success: true } as const;

/** Calls of every role on their own account, and those for a lost password. */
export const accountRoutes = (deps: StaffDeps) => [
  on('GET /user/profile', ({ req }) => readOwn(deps, personOf(req).id)),
  on('PUT /user/profile', ({ req, body }) => changeOwn(deps, personOf(req).id, body)),
  on('POST /user/password', async ({ req, body }) => {
    await changePassword(deps, { id: personOf(req).id, sessionId: bearerOf(deps, req) }, body);
    return done;
  }),
  on('GET /user/sessions', ({ req }) => sessionsOf(deps, personOf(req).id, bearerOf(deps, req))),
  on('DELETE /user/sessions/:id', async ({ req }) => {
    await endOwnSession(deps, personOf(req).id, idOf(req));
    return done;
  }),
  on('POST /user/totp', ({ req }) => beginSecondFactor(deps, personOf(req).id)),
  on('POST /user/totp/confirm', async ({ req, body }) => {
    const person = { id: personOf(req).id, sessionId: bearerOf(deps, req) };
    return { recoveryCodes: await confirmSecondFactor(deps, person, body.code) };
  }),
  on('POST /user/totp/remove', async ({ req, body }) => {
    await removeSecondFactor(deps, personOf(req).id, body.password);
    return done;
  }),
  on('POST /user/invitation', limitPerAddress(deps, PER_ADDRESS.links), async ({ body }) => {
    await acceptInvitation(deps, body);
    return done;
  }),
  on('POST /user/forgotPassword', limitPerAddress(deps, PER_ADDRESS.mails), async ({ body }) => {
    await forgotPassword(deps, body.email);
    return done;
  }),
  on('POST /user/resetPassword', limitPerAddress(deps, PER_ADDRESS.links), async ({ req, body }) => {
    await resetPassword(deps, body, req.ip ?? '');
    return done;
  }),
];
