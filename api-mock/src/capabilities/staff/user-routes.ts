import type { Request, Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import type { StaffDeps } from './person.ts';
import { readUserChange } from './user-body.ts';
import { listUsers, userColumns } from './user-list.ts';
import { invite } from './invitations.ts';
import { readUser, removeSecondFactorOf, signOutUser, updateUser } from './users.ts';

/** User Management. People register themselves or are invited, so there is no create; DELETE deactivates. */
export function consoleUserRoutes(deps: StaffDeps): Router {
  const act = (req: Request, version?: number) => ({ by: personOf(req).id, id: idOf(req), version });
  return consoleRouter(deps, 'users', {
    list: async ({ req }) => {
      const request = readList(req.query, userColumns);
      return { ...(await listUsers(deps, request)), first: request.first };
    },
    read: ({ req }) => readUser(deps, idOf(req)),
    update: async ({ req }) => {
      const before = await readUser(deps, idOf(req));
      const { change, version } = readUserChange(req.body, before);
      return updateUser(deps, act(req, version), change);
    },
    delete: ({ req, query }) => updateUser(deps, act(req, query.version), { active: false }),
    invite: ({ req, body }) => invite(deps, personOf(req).id, body),
    removeSecondFactor: ({ req }) => removeSecondFactorOf(deps, act(req)),
    signOut: ({ req }) => signOutUser(deps, act(req)),
  });
}
