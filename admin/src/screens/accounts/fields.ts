import { CallFailed } from '@prospectus/contract/client';
import { signInForm } from '@prospectus/contract/forms';

import { type DataField, useDataForm } from '../../layout/DataForm.tsx';

/** The fields that several account forms have. */
export const FIELDS = {
  firstName: { label: 'accounts.firstName', autoComplete: 'given-name' },
  lastName: { label: 'accounts.lastName', autoComplete: 'family-name' },
  email: { label: 'accounts.email', type: 'email', autoComplete: 'username' },
  password: { label: 'accounts.password', type: 'password', autoComplete: 'current-password' },
  currentPassword: { label: 'accounts.profile.current', type: 'password', autoComplete: 'current-password' },
  newPassword: {
    label: 'accounts.newPassword',
    help: 'accounts.reset.help',
    type: 'password',
    autoComplete: 'new-password',
  },
  // A recovery code is accepted as well.
  code: {
    label: 'accounts.secondFactor.code',
    help: 'accounts.secondFactor.codeHelp',
    autoComplete: 'one-time-code',
    takesFocus: true,
  },
} as const satisfies Record<string, DataField>;

type SignIn = { email: string; password: string; code?: string | undefined };

/** A sign-in, which asks for the code of the second factor where the account has one. */
export function useSignInForm(email: string, signIn: (values: SignIn) => Promise<unknown>) {
  const form = useDataForm({ email, password: '' } as SignIn, signInForm, (values, set) =>
    signIn(values).catch((error: unknown) => {
      if (error instanceof CallFailed && error.failure && CODES.includes(error.failure.code)) set({ code: '' });
      throw error;
    }),
  );
  return {
    form,
    codeField: form.values.code === undefined ? {} : { code: FIELDS.code },
    // The question for a code is no failure, a wrong one is.
    tone: form.failure?.code === 'SECOND_FACTOR_REQUIRED' ? ('info' as const) : ('danger' as const),
  };
}

const CODES = ['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_FAILED'];
