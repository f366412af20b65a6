import type { Request, Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { type StaffDeps, toUserRecord } from './person.ts';
import { readUserChange } from './user-body.ts';
import { listUsers, userColumns } from './user-list.ts';
import { readUser, signOutUser, updateUser } from './users.ts';

/** User Management. People register themselves, so there is no create; DELETE deactivates. */
export function consoleUserRoutes(deps: StaffDeps): Router {
  const act = (req: Request, version?: number) => ({ by: personOf(req).id, id: idOf(req), version });
  return consoleRouter(deps, 'users', {
    list: async ({ req }) => {
      const request = readList(req.query, userColumns);
      return { ...(await listUsers(deps.db, request)), first: request.first };
    },
    read: async ({ req }) => toUserRecord(await readUser(deps, idOf(req))),
    update: async ({ req }) => {
      const before = toUserRecord(await readUser(deps, idOf(req)));
      const { change, version } = readUserChange(req.body, before);
      return toUserRecord(await updateUser(deps, act(req, version), change));
    },
    delete: async ({ req, query }) => toUserRecord(await updateUser(deps, act(req, query.version), { active: false })),
    signOut: async ({ req }) => toUserRecord(await signOutUser(deps, act(req))),
  });
}
