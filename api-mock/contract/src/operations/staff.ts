import { z } from 'zod';

import { ROLE } from '../core/constants.ts';
import { emailForm, profileForm } from '../forms/index.ts';

const role = z.literal(Object.values(ROLE)).nullable();

/** A member of staff; with the role null they can sign in and see nothing. */
export const staffUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  /** The console's language; null until they choose one. */
  language: z.literal(['en', 'hi']).nullable(),
});
export type StaffUser = z.output<typeof staffUser>;

/** The answer of sign-in and token renewal; `expiresIn` is in seconds. */
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
  /** Within the ten minutes that a token lives. */
  last_seen_at: z.iso.datetime().nullable(),
  open_sessions: z.int().min(0),
  /** The role of the open invitation; null if there is none. */
  invited_role: role,
  /** Has requested an account, has no role and is not deactivated. */
  waiting: z.boolean(),
});
export type UserRecord = z.output<typeof userRecord>;

export const userInvitation = z.object({ email: emailForm.shape.email, role: role.unwrap() });

/** The key for an app of one-time codes; `uri` is for its QR code. */
export const secondFactorKey = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorKey = z.output<typeof secondFactorKey>;

/** Each of them replaces a one-time code once; answered this one time. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A signed-in browser of a person. */
export const openSession = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** Within the ten minutes that a token lives. */
  last_seen_at: z.iso.datetime(),
  /** From the user agent at sign-in, such as “Chrome” and “Android”; else empty. */
  browser: z.string(),
  system: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const userChange = z.object({ ...profileForm.shape, role, active: z.boolean() }).partial();
export type UserChange = z.output<typeof userChange>;

/** Fields that the list of staff is filtered and sorted by. */
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
