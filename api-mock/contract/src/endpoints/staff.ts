import { z } from 'zod';

import {
  changePasswordForm,
  confirmForm,
  emailForm,
  invitationForm,
  ownAccountForm,
  presentPasswordForm,
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
import { done, limited, type Endpoint } from './endpoint.ts';

/** Staff sign-up, sign-in, renewal and sign-out (§7 Auth), and what a person does with their own account. */
export const staffEndpoints = {
  register: {
    summary: 'Registers a staff account; never grants a role. A link to verify the address is sent by e-mail.',
    access: 'public',
    body: signUpForm,
    answer: z.object({ user: staffUser.omit({ id: true, language: true }) }),
    status: 201,
    errors: ['INVALID_FIELDS', 'UNAVAILABLE', ...limited],
  },
  confirmEmail: {
    summary:
      'Proves the e-mail address by the key of a link and the account’s password. Wrong, used and expired keys answer alike.',
    access: 'public',
    body: confirmForm,
    answer: done,
    errors: ['INVALID_FIELDS', 'SIGN_IN_FAILED', 'CONFIRMATION_EXPIRED', 'UNAVAILABLE', ...limited],
  },
  sendConfirmation: {
    summary: 'Sends the link that proves an address again; answers alike for every address.',
    access: 'public',
    body: emailForm,
    answer: done,
    errors: ['INVALID_FIELDS', ...limited],
  },
  login: {
    summary: 'Signs staff in. Ten wrong passwords in 15 minutes lock an address, whether it has an account or not.',
    access: 'public',
    body: signInForm,
    answer: staffSession,
    errors: [
      ...(['INVALID_FIELDS', 'SIGN_IN_FAILED', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_FAILED'] as const),
      ...(['NOT_ALLOWED', 'UNAVAILABLE'] as const),
      ...limited,
    ],
  },
  logout: {
    summary: 'Ends the staff session on the server.',
    access: 'public',
    answer: done,
    errors: ['NOT_ALLOWED'],
  },
  logoutEverywhere: {
    summary: 'Ends every session of the person who is signed in, this one included.',
    access: 'staff',
    permission: 'anyone',
    answer: done,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'],
  },
  auth: {
    summary: 'Exchanges the refresh cookie for a new token.',
    access: 'public',
    answer: staffSession,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', ...limited],
  },
  forgotPassword: {
    summary: 'Sends a link for a new password; answers alike for every address.',
    access: 'public',
    body: emailForm,
    answer: done,
    errors: ['INVALID_FIELDS', ...limited],
  },
  resetPassword: {
    summary: 'Sets a new password by the key of a link, proves the address and ends every session.',
    access: 'public',
    body: resetPasswordForm,
    answer: done,
    errors: ['INVALID_FIELDS', 'CONFIRMATION_EXPIRED', 'UNAVAILABLE', ...limited],
  },
  profile: {
    summary: 'The account of the person who is signed in.',
    access: 'staff',
    permission: 'anyone',
    answer: ownAccount,
    errors: ['SIGN_IN_REQUIRED'],
  },
  updateProfile: {
    summary: 'Changes the names or the language of the person who is signed in.',
    access: 'staff',
    permission: 'anyone',
    body: ownAccountForm,
    answer: ownAccount,
    errors: ['SIGN_IN_REQUIRED', 'INVALID_FIELDS'],
  },
  changePassword: {
    summary: 'Sets a new password and ends the person’s other sessions.',
    access: 'staff',
    permission: 'anyone',
    body: changePasswordForm,
    answer: done,
    errors: ['SIGN_IN_REQUIRED', 'INVALID_FIELDS', 'UNAVAILABLE', ...limited],
  },
  acceptInvitation: {
    summary: 'Accepts an invitation by the key of its link: name and password; gives the role it is for.',
    access: 'public',
    body: invitationForm,
    answer: done,
    errors: ['INVALID_FIELDS', 'CONFIRMATION_EXPIRED', 'UNAVAILABLE', ...limited],
  },
  ownSessions: {
    summary: 'The open sessions of the person who is signed in, the newest first.',
    access: 'staff',
    permission: 'anyone',
    answer: z.array(openSession),
    errors: ['SIGN_IN_REQUIRED'],
  },
  endOwnSession: {
    summary: 'Ends one open session of the person who is signed in, as of a browser they no longer have.',
    access: 'staff',
    permission: 'anyone',
    answer: done,
    errors: ['SIGN_IN_REQUIRED', 'NOT_FOUND'],
  },
  beginSecondFactor: {
    summary: 'A new key for one-time codes (RFC 6238); it counts once a code of it is confirmed.',
    access: 'staff',
    permission: 'anyone',
    answer: secondFactorKey,
    errors: ['SIGN_IN_REQUIRED', 'LOCKED'],
  },
  confirmSecondFactor: {
    summary:
      'Switches the second factor on by a code, ends the person’s other sessions, and answers recovery codes once.',
    access: 'staff',
    permission: 'anyone',
    body: secondFactorForm,
    answer: recoveryCodes,
    errors: ['SIGN_IN_REQUIRED', 'INVALID_FIELDS', 'LOCKED', ...limited],
  },
  removeSecondFactor: {
    summary: 'Switches the own second factor off, by the password.',
    access: 'staff',
    permission: 'anyone',
    body: presentPasswordForm,
    answer: done,
    errors: ['SIGN_IN_REQUIRED', 'INVALID_FIELDS', 'UNAVAILABLE', ...limited],
  },
} as const satisfies Record<string, Endpoint>;
