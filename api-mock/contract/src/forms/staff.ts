import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.maxLength(254), z.email({ error: 'Please enter a valid email address' }));
const password = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(200, 'Use at most 200 characters.'));
const personName = (label: string) =>
  z.string().check(z.trim(), z.minLength(3, `${label} needs at least 3 characters.`), z.maxLength(60));

/** Sign-in of staff (§5): the names are optional and not used. */
export const signInForm = z.object({
  email,
  password,
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});

/** Sign-up of staff (§5). It never grants a role. */
export const signUpForm = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email,
  password,
});
