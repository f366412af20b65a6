import { z } from 'zod';

import { ROLE } from '../core/constants.ts';
import { emailForm, profileForm } from '../forms/index.ts';

const role = z.literal(Object.values(ROLE)).nullable();

/** A member of staff as the API answers one; role null: may sign in, sees nothing. */
export const staffUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  /** The language of the console they chose; null where they chose none. */
  language: z.literal(['en', 'hi']).nullable(),
});
export type StaffUser = z.output<typeof staffUser>;

/** Answer of sign-in and of the renewal of a token; `expiresIn` in seconds. */
export const staffSession = z.object({ user: staffUser, token: z.string(), expiresIn: z.int() });
export type StaffSession = z.output<typeof staffSession>;

/** A person's own account. */
export const ownAccount = staffUser.extend({ email_verified: z.boolean(), second_factor: z.boolean() });
export type OwnAccount = z.output<typeof ownAccount>;

/** A member of staff in User Management. */
export const userRecord = ownAccount.extend({
  version: z.int().min(1),
  active: z.boolean(),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  /** To the ten minutes that a token lives. */
  last_seen_at: z.iso.datetime().nullable(),
  open_sessions: z.int().min(0),
  /** The role that accepting the invitation gives; null where none is open. */
  invited_role: role,
  /** Asked for an account, has no role and is not deactivated. */
  waiting: z.boolean(),
});
export type UserRecord = z.output<typeof userRecord>;

/** Who is invited, and to what. */
export const userInvitation = z.object({ email: emailForm.shape.email, role: role.unwrap() });

/** What an app for one-time codes is given: the key, and the same as an address for a QR code. */
export const secondFactorKey = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorKey = z.output<typeof secondFactorKey>;

/** Each signs in once in place of a code; answered this one time. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A signed-in browser of a person. */
export const openSession = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** To the ten minutes that a token lives. */
  last_seen_at: z.iso.datetime(),
  /** As it named itself at the sign-in, such as “Chrome” and “Android”; empty where it did not. */
  browser: z.string(),
  system: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** What an admin may change of one. */
export const userChange = z.object({ ...profileForm.shape, role, active: z.boolean() }).partial();
export type UserChange = z.output<typeof userChange>;

/** What the list of staff may be filtered and sorted by. */
export const USER_FIELDS = [
  'id',
  'email',
  'firstName',
  'lastName',
  'role',
  'active',
  'email_verified',
  'created_at',
  'last_sign_in_at',
  'last_seen_at',
  'waiting',
] as const satisfies readonly (keyof UserRecord)[];
