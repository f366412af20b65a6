import { z } from 'zod';

import {
  changePasswordForm,
  confirmForm,
  emailForm,
  invitationForm,
  ownAccountForm,
  currentPasswordForm,
  resetPasswordForm,
  secondFactorForm,
  signInForm,
  signUpForm,
} from '../forms/index.ts';
import {
  openSession,
  ownAccount,
  recoveryCodes,
  secondFactorKey,
  staffSession,
  staffUser,
} from '../operations/staff.ts';
import { type Calls, plain, success } from './call.ts';

/** Staff sign-up, sign-in, renewal and sign-out (§7 Auth), and a person’s own account. */
export const staffCalls = {
  'POST /user/regitser': {
    summary: 'Registers a staff account; never grants a role. A link to verify the address is sent by e-mail.',
    access: 'public',
    body: signUpForm,
    alias: '/user/register',
    answer: z.object({ user: staffUser.omit({ id: true, language: true }) }),
    status: 201,
    errors: ['UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/confirm': {
    summary:
      'Proves the e-mail address by the key of a link and the account’s password. Wrong, used and expired keys answer alike.',
    access: 'public',
    body: confirmForm,
    answer: success,
    errors: ['SIGN_IN_FAILED', 'CONFIRMATION_EXPIRED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/sendConfirmation': {
    summary: 'Sends the link that proves an address again; answers alike for every address.',
    access: 'public',
    body: emailForm,
    answer: success,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /user/login': {
    summary: 'Signs staff in. Ten wrong passwords in 15 minutes lock an address, whether it has an account or not.',
    access: 'public',
    body: signInForm,
    answer: staffSession,
    errors: [
      'SIGN_IN_FAILED',
      'SECOND_FACTOR_REQUIRED',
      'SECOND_FACTOR_FAILED',
      'NOT_ALLOWED',
      'UNAVAILABLE',
      'TOO_MANY_REQUESTS',
    ],
  },
  'POST /user/logout': {
    summary: 'Ends the staff session on the server.',
    access: 'public',
    answer: success,
    errors: ['NOT_ALLOWED'],
  },
  'POST /user/logoutEverywhere': {
    summary: 'Ends every session of the person who is signed in, this one included.',
    access: 'own',
    answer: success,
    errors: ['NOT_ALLOWED'],
  },
  'POST /user/auth': {
    summary: 'Exchanges the refresh cookie for a new token.',
    access: 'public',
    answer: staffSession,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/forgotPassword': {
    summary: 'Sends a link for a new password; answers alike for every address.',
    access: 'public',
    body: emailForm,
    answer: success,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /user/resetPassword': {
    summary: 'Sets a new password by the key of a link, proves the address and ends every session.',
    access: 'public',
    body: resetPasswordForm,
    answer: success,
    errors: ['CONFIRMATION_EXPIRED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'GET /user/profile': plain('own', 'The account of the person who is signed in.', ownAccount),
  'PUT /user/profile': {
    summary: 'Changes the names or the language of the person who is signed in.',
    access: 'own',
    body: ownAccountForm,
    answer: ownAccount,
  },
  'POST /user/password': {
    summary: 'Sets a new password and ends the person’s other sessions.',
    access: 'own',
    body: changePasswordForm,
    answer: success,
    errors: ['UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/invitation': {
    summary: 'Accepts an invitation by the key of its link: name and password; gives the role it is for.',
    access: 'public',
    body: invitationForm,
    answer: success,
    errors: ['CONFIRMATION_EXPIRED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'GET /user/sessions': plain(
    'own',
    'The open sessions of the person who is signed in, the newest first.',
    z.array(openSession),
  ),
  'DELETE /user/sessions/:id': {
    summary: 'Ends one open session of the person who is signed in, such as that of a lost phone.',
    access: 'own',
    answer: success,
    errors: ['NOT_FOUND'],
  },
  'POST /user/totp': {
    summary: 'A new key for one-time codes (RFC 6238); it takes effect once one of its codes is confirmed.',
    access: 'own',
    answer: secondFactorKey,
    errors: ['LOCKED'],
  },
  'POST /user/totp/confirm': {
    summary:
      'Switches the second factor on by a code, ends the person’s other sessions, and answers recovery codes once.',
    access: 'own',
    body: secondFactorForm,
    answer: recoveryCodes,
    errors: ['LOCKED', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/totp/remove': {
    summary: 'Switches one’s own second factor off; requires the password.',
    access: 'own',
    body: currentPasswordForm,
    answer: success,
    errors: ['UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Calls;
