import { USER_FIELDS, userChange, userInvitation, userRecord } from '../operations/staff.ts';
import { recordMeta } from '../core/records.ts';
import { type Calls, staff } from './call.ts';
import { recordCalls, sameNames } from './records.ts';

const users = recordCalls('users', userRecord);
const update = staff('update', 'users');

/** Accounts of staff as an ADMIN manages them. */
export const userCalls = {
  'GET /admin/users': users.list('Staff, those who asked for an account included.', sameNames(...USER_FIELDS)),
  'GET /admin/users/:id': users.read('One of them.'),
  'PUT /admin/users/:id': users.update(userChange.extend({ version: recordMeta.shape.version.optional() }), {
    summary: 'Gives a role, changes a name, deactivates; the last ADMIN stays.',
    errors: ['LOCKED'],
  }),
  'DELETE /admin/users/:id': users.delete({
    summary: 'Deactivates: the account stays, its sessions end.',
    errors: ['LOCKED'],
  }),
  'POST /admin/users/invite': {
    summary: 'Invites somebody to a role by a one-time link; once more where the invitation is still open.',
    access: update,
    body: userInvitation,
    answer: userRecord,
    as: 'bare',
    status: 201,
    errors: ['LOCKED', 'TOO_MANY_REQUESTS'],
  },
  'POST /admin/users/:id/remove-second-factor': {
    summary: 'Removes the second factor of a person who has lost it, and ends their sessions.',
    access: update,
    answer: userRecord,
    as: 'bare',
  },
  'POST /admin/users/:id/sign-out': {
    summary: 'Ends every session of the person.',
    access: update,
    answer: userRecord,
    as: 'bare',
  },
} as const satisfies Calls;
