import type { Request, Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { sendList, sendRecord } from '../../platform/console/list-answer.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { type StaffDeps, toUserRecord } from './person.ts';
import { readUserChange } from './user-body.ts';
import { listUsers, userColumns } from './user-list.ts';
import { readUser, signOutUser, updateUser } from './users.ts';

/** User Management. People register themselves, so there is no create; DELETE deactivates. */
export function consoleUserRoutes(deps: StaffDeps): Router {
  const act = (req: Request, version?: number) => ({ by: personOf(req).id, id: idOf(req), version });
  return consoleRouter(deps, 'users', [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readList(req.query, userColumns);
        const { found, total } = await listUsers(deps.db, request);
        sendList(res, 'users', found, request.first, total);
      },
    ],
    [
      'get',
      '/:id',
      'read',
      async (req, res) => {
        sendRecord(req, res, toUserRecord(await readUser(deps, idOf(req))));
      },
    ],
    [
      'put',
      '/:id',
      'update',
      async (req, res) => {
        const before = toUserRecord(await readUser(deps, idOf(req)));
        const { change, version } = readUserChange(req.body, before);
        res.json(toUserRecord(await updateUser(deps, act(req, version), change)));
      },
    ],
    [
      'delete',
      '/:id',
      'delete',
      async (req, res) => {
        res.json(toUserRecord(await updateUser(deps, act(req), { active: false })));
      },
    ],
    [
      'post',
      '/:id/sign-out',
      'update',
      async (req, res) => {
        res.json(toUserRecord(await signOutUser(deps, act(req))));
      },
    ],
  ]);
}
