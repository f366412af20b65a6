import { USER_FIELDS, userChange, userInvitation, userRecord } from '../operations/staff.ts';
import type { Calls } from './call.ts';
import { filteredAndSortedBy, partialWithVersion, recordCalls } from './records.ts';

const users = recordCalls('users', userRecord);

/** Accounts of staff as an ADMIN manages them. */
export const userCalls = {
  'GET /admin/users': users.list(
    'Staff, and people who have requested an account.',
    filteredAndSortedBy(...USER_FIELDS),
  ),
  'GET /admin/users/:id': users.read('One account.'),
  'PUT /admin/users/:id': users.update(partialWithVersion(userChange), {
    summary: 'Gives a role, changes a name, deactivates; the last ADMIN stays.',
    errors: ['LOCKED'],
  }),
  'DELETE /admin/users/:id': users.delete({
    summary: 'Deactivates: the account stays, its sessions end.',
    errors: ['LOCKED'],
  }),
  'POST /admin/users/invite': users.action('update', {
    summary: 'Invites a person to a role by a one-time link; sends it again while the invitation is open.',
    body: userInvitation,
    status: 201,
    errors: ['LOCKED', 'TOO_MANY_REQUESTS'],
  }),
  'POST /admin/users/:id/remove-second-factor': users.action('update', {
    summary: 'Removes the second factor of a person who has lost it, and ends their sessions.',
  }),
  'POST /admin/users/:id/sign-out': users.action('update', { summary: 'Ends every session of the person.' }),
} as const satisfies Calls;
