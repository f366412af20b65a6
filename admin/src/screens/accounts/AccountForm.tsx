import { CallFailed } from '@prospectus/contract/client';
import { fieldErrors } from '@prospectus/contract/forms';
import { Callout, Form, SubmitButton, TextField } from '@prospectus/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';

import { Panel } from '../../layout/Panel.tsx';
import { type TextKey, useLanguage } from '../../texts/language-context.ts';

type Field = {
  label: TextKey;
  autoComplete: string;
  help?: TextKey;
  type?: 'email' | 'password';
  inputMode?: 'numeric';
  readOnly?: true;
  /** Focused as soon as it appears. */
  takesFocus?: true;
};

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
} as const satisfies Record<string, Field>;

type FormState = {
  step: 'editing' | 'sending' | 'sent';
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  set: (values: Record<string, string>) => void;
  submit: (event: FormEvent) => void;
};

/** The state of a short form of texts, validated by the contract; the API's messages on fields are shown too. */
export function useAccountForm<V extends Record<string, string | undefined>>(
  initial: Record<string, string>,
  schema: z.ZodMiniType<V>,
  send: (values: V, set: FormState['set']) => Promise<unknown>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { step, failure, submit } = useSubmission();
  const set = (changes: Record<string, string>) => setValues((before) => ({ ...before, ...changes }));
  return {
    step,
    failure,
    values,
    errors,
    set,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (step === 'sending') return;
      const parsed = schema.safeParse(values);
      setErrors(parsed.success ? {} : fieldErrors(parsed.error));
      if (!parsed.success) return;
      void submit(() =>
        send(parsed.data, set).catch((error: unknown) => {
          if (error instanceof CallFailed && error.failure?.errors) setErrors(error.failure.errors);
          throw error;
        }),
      );
    },
  };
}

export function useSubmission() {
  const signInFailure = useSignInFailure();
  const [step, setStep] = useState<FormState['step']>('editing');
  const [failure, setFailure] = useState<string>();
  const submit = async (send: () => Promise<unknown>) => {
    setStep('sending');
    setFailure(undefined);
    try {
      await send();
      setStep('sent');
    } catch (error) {
      setFailure(signInFailure(error));
      setStep('editing');
    }
  };
  return { step, failure, submit };
}

export function AccountForm({
  form: { step, values, errors, set, submit },
  fields,
  button,
  busy = 'accounts.profile.saving',
  more,
}: {
  form: FormState;
  fields: Readonly<Record<string, Field>>;
  button: TextKey;
  busy?: TextKey;
  more?: ReactNode;
}) {
  const { text, contractText } = useLanguage();
  return (
    <Form
      onSubmit={submit}
      actions={
        <>
          <SubmitButton busy={step === 'sending'} busyLabel={text(busy)}>
            {text(button)}
          </SubmitButton>
          {more}
        </>
      }
    >
      {Object.entries(fields).map(([name, { label, help, takesFocus, ...field }]) => (
        <TextField
          key={name}
          name={name}
          {...field}
          ref={takesFocus && focus}
          label={text(label)}
          help={help && text(help)}
          value={values[name] ?? ''}
          error={errors[name] && contractText(errors[name])}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
    </Form>
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus();

type ProfileSectionProps = {
  title: string;
  form?: { step?: string; failure?: string | undefined };
  done?: string;
  children: ReactNode;
};

export function ProfileSection({ title, form: { step, failure } = {}, done, children }: ProfileSectionProps) {
  return (
    <Panel title={title}>
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <div role="status">{step === 'sent' && done && <Callout tone="success">{done}</Callout>}</div>
      {children}
    </Panel>
  );
}

/** Whether a sign-in failed because the code of the second factor was missing or wrong. */
export const needsCode = (error: unknown): boolean =>
  error instanceof CallFailed && CODES.has(error.failure?.code ?? '');

const CODES: ReadonlySet<string> = new Set(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_FAILED']);

const TOO_MANY_REQUESTS = 429;

/** Returns the message for a failed sign-in, with the minutes to wait where the API limits attempts. */
function useSignInFailure(): (error: unknown) => string {
  const { text, contractText } = useLanguage();
  return (error) => {
    if (!(error instanceof CallFailed) || error.status === 0 || !error.failure) return text('accounts.noAnswer');
    const message = contractText(error.message);
    // The message of an unavailable server already says to try again.
    if (error.status !== TOO_MANY_REQUESTS || error.retryAfter === undefined) return message;
    return `${message} ${text('accounts.tryAgainIn', { smart_count: Math.ceil(error.retryAfter / 60) })}`;
  };
}
