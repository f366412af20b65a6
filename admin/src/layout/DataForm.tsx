import { fieldErrors } from '@prospectus/contract/forms';
import {
  Callout,
  Form,
  Select,
  SubmitButton,
  TextArea,
  TextField,
  type TextFieldProps,
} from '@prospectus/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';

import { type CallFailure, useCall } from '../providers/calls.ts';
import { type TextKey, useLanguage } from '../texts/language-context.ts';

/** A field of a short form: with `options` a choice, with `rows` a longer text. */
export type DataField = {
  label: TextKey;
  help?: TextKey;
  /** Focused as soon as it appears. */
  takesFocus?: true;
  options?: readonly { value: string | number; label: string }[];
  rows?: number;
} & Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly' | 'spellCheck'>;

type DataFormState<Values> = {
  values: Values;
  set: (changes: Partial<Values>) => void;
  /** The messages of fields that were not edited since they were sent. */
  errors: Readonly<Record<string, string>>;
  failure: CallFailure | undefined;
  busy: boolean;
  isSent: boolean;
  hasUnsaved: () => boolean;
  submit: (event: FormEvent) => void;
};

type Schema<Sent> = Pick<z.ZodMiniType<Sent>, 'safeParse'>;

/** The state of a short form: validated by a schema of the contract, sent, and refused in words beside its fields. */
export function useDataForm<Values extends object, Sent = Values>(
  initial: Values,
  schema: Schema<Sent>,
  send: (values: Sent, set: (changes: Partial<Values>) => void) => Promise<unknown>,
): DataFormState<Values> {
  const { contractText } = useLanguage();
  const [values, setValues] = useState(initial);
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({});
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [isSent, setIsSent] = useState(false);
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const set = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setEdited((before) => [...before, ...Object.keys(changes)]);
  };
  const errors = Object.entries({ ...failure?.errors, ...invalid }).filter(([name]) => !edited.includes(name));
  const submit = async () => {
    const parsed = schema.safeParse(values);
    setEdited([]);
    setInvalid(parsed.success ? {} : fieldErrors(parsed.error));
    if (parsed.success) setIsSent(Boolean(await attempt(() => send(parsed.data, set))));
  };
  return {
    ...{ values, set, failure, busy, isSent },
    errors: Object.fromEntries(errors.map(([name, message]) => [name, contractText(message)])),
    hasUnsaved: () => JSON.stringify(values) !== JSON.stringify(initial),
    submit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}

type DataFormProps<Values> = {
  form: DataFormState<Values>;
  fields: Partial<Record<keyof Values & string, DataField>>;
  button: TextKey;
  /** The button's words while it is sent. */
  busy?: TextKey;
  /** Said once it is sent. */
  done?: string;
  /** Instead of what a refusal says. */
  refusal?: ReactNode;
  tone?: 'info' | 'danger';
  /** Below the fields. */
  children?: ReactNode;
  /** Beside the button. */
  more?: ReactNode;
};

export function DataForm<Values extends object>({
  form: { values, set, errors, failure, busy: isBusy, isSent, submit },
  fields,
  button,
  busy = 'accounts.profile.saving',
  done,
  refusal,
  tone = 'danger',
  children,
  more,
}: DataFormProps<Values>) {
  const { text } = useLanguage();
  const entries = Object.entries<DataField | undefined>(fields);
  const isBesideField = entries.some(([name]) => errors[name] !== undefined);
  return (
    <Form
      onSubmit={submit}
      actions={
        <>
          <SubmitButton busy={isBusy} busyLabel={text(busy)}>
            {text(button)}
          </SubmitButton>
          {more}
        </>
      }
    >
      {failure && !isBesideField && (
        <Callout tone={tone} role="alert">
          {refusal ?? failure.message}
        </Callout>
      )}
      {done && <div role="status">{isSent && <Callout tone="success">{done}</Callout>}</div>}
      {entries.map(([name, field]) => {
        if (!field) return null;
        const { label, help, takesFocus, options, rows, ...rest } = field;
        const control = {
          ...{ name, label: text(label), help: help && text(help), error: errors[name] },
          value: String(values[name as keyof Values] ?? ''),
          onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value } as Partial<Values>),
        };
        if (options) return <Select key={name} {...control} options={options} />;
        if (rows)
          return <TextArea key={name} {...control} rows={rows} maxLength={field.maxLength} ref={takesFocus && focus} />;
        return <TextField key={name} {...control} {...rest} ref={takesFocus && focus} />;
      })}
      {children}
    </Form>
  );
}

const focus = (input: HTMLElement | null): void => input?.focus();
