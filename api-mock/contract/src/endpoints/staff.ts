import { z } from 'zod';

import { signInForm, signUpForm } from '../forms/index.ts';
import { staffSession, staffUser } from '../staff.ts';
import { done, limited, type Endpoint } from './endpoint.ts';

/** Staff sign-up, sign-in, renewal and sign-out. */
export const staffEndpoints = {
  register: {
    summary: 'Asks for a staff account; never grants a role.',
    access: 'public',
    body: signUpForm,
    answer: z.object({ user: staffUser.omit({ id: true }) }),
    status: 201,
    errors: ['INVALID_FIELDS', ...limited],
  },
  login: {
    summary: 'Signs staff in.',
    access: 'public',
    body: signInForm,
    answer: staffSession,
    errors: ['INVALID_FIELDS', 'SIGN_IN_FAILED', ...limited],
  },
  logout: { summary: 'Ends the staff session on the server.', access: 'public', answer: done, errors: [] },
  auth: {
    summary: 'Exchanges the refresh cookie for a new token.',
    access: 'public',
    answer: staffSession,
    errors: ['SIGN_IN_REQUIRED'],
  },
} as const satisfies Record<string, Endpoint>;
