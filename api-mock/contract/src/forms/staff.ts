import * as z from 'zod/mini';

import { latinDigits } from '../core/digits.ts';

const email = z.string().check(z.trim(), z.maxLength(254), z.email({ error: 'Please enter a valid email address' }));
// The upper bound limits the cost of hashing.
const password = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(200, 'Use at most 200 characters.'));
const personName = (label: string) =>
  z.string().check(z.trim(), z.minLength(3, `${label} needs at least 3 characters.`), z.maxLength(60));

/** Sign-in of staff (§5); the names are not used. */
export const signInForm = z.object({
  email,
  password,
  /** Of the second factor, or a recovery code; required if the account has one. */
  code: z.optional(z.string().check(z.trim(), z.overwrite(latinDigits), z.maxLength(40))),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});

export const profileForm = z.object({ firstName: personName('First name'), lastName: personName('Last name') });

/** Changes of one's own account. */
export const ownAccountForm = z.partial(
  z.object({ ...profileForm.shape, language: z.literal(['en', 'hi'], 'Choose one of the languages.') }),
);

/** Sign-up of staff (§5). It never grants a role. */
export const signUpForm = z.object({ ...profileForm.shape, email, password });

/** A request for a link to verify an address, or for a forgotten password. */
export const emailForm = z.object({ email });

export const changePasswordForm = z.object({
  current: z.string().check(z.minLength(1, 'Please enter your present password.'), z.maxLength(200)),
  next: password,
});

const linkForm = z.object({ token: z.string().check(z.maxLength(200)) });

/** Verifies an address: the key of the link, and the password of the account. */
export const confirmForm = z.object({
  ...linkForm.shape,
  password: z.string().check(z.minLength(1, 'Please enter the password of the account.'), z.maxLength(200)),
});

export const resetPasswordForm = z.object({ ...linkForm.shape, password });

export const invitationForm = z.object({ ...linkForm.shape, ...profileForm.shape, password });

export const secondFactorForm = z.object({
  code: z.string().check(z.trim(), z.overwrite(latinDigits), z.minLength(1, 'Please enter the code.'), z.maxLength(40)),
});

export const currentPasswordForm = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your present password.'), z.maxLength(200)),
});

export const WEAK_PASSWORD_MESSAGE =
  'This password is easy to guess. Use a longer one, for example three words that do not belong together.';
export const PERSONAL_PASSWORD_MESSAGE =
  'Please leave your name, your e-mail address and our name out of the password.';
