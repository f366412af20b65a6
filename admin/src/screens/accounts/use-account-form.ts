import { CallFailed } from '@prospectus/contract/client';
import { fieldErrors } from '@prospectus/contract/forms';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';

import type { ContractText } from '../../texts/contract-text.ts';
import { useSubmission } from './use-submission.ts';

/** A short form of texts, validated by the contract; the API's messages on fields are shown beside them too. */
export function useAccountForm<V extends Record<string, string>>(
  initial: V,
  schema: z.ZodMiniType<V, V>,
  send: (values: V) => Promise<unknown>,
) {
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { step, failure, submit } = useSubmission();
  return {
    values,
    state: { step, failure },
    reset: () => setValues(initial),
    field: (name: keyof V & string, contractText: ContractText) => ({
      name,
      error: wrong[name] === undefined ? undefined : contractText(wrong[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (step === 'sending') return;
      const parsed = schema.safeParse(values);
      setWrong(parsed.success ? {} : fieldErrors(parsed.error));
      if (!parsed.success) return;
      void submit(() =>
        send(parsed.data).catch((error: unknown) => {
          if (error instanceof CallFailed && error.failure?.errors) setWrong(error.failure.errors);
          throw error;
        }),
      );
    },
  };
}
