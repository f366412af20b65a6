import { z } from 'zod';

import { ROLE } from './constants.ts';

/** A member of staff as the API answers one; role null: may sign in, sees nothing. */
export const staffUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.literal([ROLE.ADMIN, ROLE.EVENT_CREATER]).nullable(),
});
export type StaffUser = z.output<typeof staffUser>;

/** Answer of sign-in and of the renewal of a token; `expiresIn` in seconds. */
export const staffSession = z.object({ user: staffUser, token: z.string(), expiresIn: z.int() });
export type StaffSession = z.output<typeof staffSession>;
