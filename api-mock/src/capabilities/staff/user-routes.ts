import type { Request } from 'express';

import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import type { StaffDeps } from './person.ts';
import { readUserChange } from './user-body.ts';
import { listUsers, userColumns } from './user-list.ts';
import { invite } from './invitations.ts';
import { readUser, removeSecondFactorOf, signOutUser, updateUser } from './users.ts';

/** User Management. People register themselves or are invited, so there is no create; DELETE deactivates. */
export function consoleUserRoutes(deps: StaffDeps): Mounted[] {
  const act = (req: Request, version?: number) => ({ by: personOf(req).id, id: idOf(req), version });
  return [
    on('GET /admin/users', async ({ req }) => {
      const request = readList(req.query, userColumns);
      return { ...(await listUsers(deps, request)), first: request.first };
    }),
    on('GET /admin/users/:id', ({ req }) => readUser(deps, idOf(req))),
    on('PUT /admin/users/:id', async ({ req }) => {
      const before = await readUser(deps, idOf(req));
      const { change, version } = readUserChange(req.body, before);
      return updateUser(deps, act(req, version), change);
    }),
    on('DELETE /admin/users/:id', ({ req, query }) => updateUser(deps, act(req, query.version), { active: false })),
    on('POST /admin/users/invite', ({ req, body }) => invite(deps, personOf(req).id, body)),
    on('POST /admin/users/:id/remove-second-factor', ({ req }) => removeSecondFactorOf(deps, act(req))),
    on('POST /admin/users/:id/sign-out', ({ req }) => signOutUser(deps, act(req))),
  ];
}
