import { isDeepStrictEqual } from 'node:util';

import { ApiError, type UserChange, userChange, userRecord, type UserRecord } from '@prospectus/contract';
import type { Request } from 'express';
import { z } from 'zod';

import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { parse } from '../../platform/http/parse.ts';
import type { StaffDeps } from './person.ts';
import { listUsers, userColumns } from './user-list.ts';
import { invite } from './invitations.ts';
import { readUser, removeSecondFactorOf, signOutUser, updateUser } from './users.ts';

/** User Management. People register or are invited, so there is no create; DELETE deactivates. */
export function consoleUserRoutes(deps: StaffDeps): Mounted[] {
  const requestOf = (req: Request, version?: number) => ({ by: personOf(req).id, id: idOf(req), version });
  return [
    on('GET /admin/users', ({ req }) => listUsers(deps, readList(req.query, userColumns))),
    on('GET /admin/users/:id', ({ req }) => readUser(deps, idOf(req))),
    on('PUT /admin/users/:id', async ({ req }) => {
      const before = await readUser(deps, idOf(req));
      const { change, version } = readUserChange(req.body, before);
      return updateUser(deps, requestOf(req, version), change);
    }),
    on('DELETE /admin/users/:id', ({ req, query }) =>
      updateUser(deps, requestOf(req, query.version), { active: false }),
    ),
    on('POST /admin/users/invite', ({ req, body }) => invite(deps, personOf(req).id, body)),
    on('POST /admin/users/:id/remove-second-factor', ({ req }) => removeSecondFactorOf(deps, requestOf(req))),
    on('POST /admin/users/:id/sign-out', ({ req }) => signOutUser(deps, requestOf(req))),
  ];
}

const loose = z.looseObject({ version: userRecord.shape.version.optional() });

/**
 * The fields that an admin changes of a person. The console sends whole records: other fields are refused where they
 * differ, except those that change while the person is signed in.
 */
function readUserChange(body: unknown, before: UserRecord): { change: UserChange; version: number | undefined } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('BAD_REQUEST', { msg: 'The body must be an object.' });
  const { version, ...fields } = parse(loose, body);
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Object.hasOwn(userChange.shape, name) || CHANGING_FIELDS.has(name)) continue;
    if (!Object.hasOwn(userRecord.shape, name)) throw unknownField(name);
    if (!isDeepStrictEqual(value, before[name as keyof UserRecord])) errors[name] = 'This cannot be changed here.';
  }
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
  return { change: parse(userChange, body), version };
}

const CHANGING_FIELDS: ReadonlySet<string> = new Set([
  'last_sign_in_at',
  'last_seen_at',
  'open_sessions',
  'waiting',
  'second_factor',
  'invited_role',
  'language',
] satisfies (keyof UserRecord)[]);

const unknownField = (name: string): ApiError =>
  new ApiError('UNKNOWN_FIELD', {
    msg: `There is no field named “${name}”.`,
    errors: { [name]: 'There is no such field.' },
  });
