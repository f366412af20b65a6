import { fieldErrors } from '@prospectus/contract/forms';
import {
  Callout,
  Checkbox,
  Form,
  Select,
  SubmitButton,
  TextField,
  type TextFieldProps,
} from '@prospectus/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';

import { type CallFailure, type CallOptions, useCall } from '../providers/calls.ts';
import { type TextKey, useLanguage } from '../texts/language-context.ts';

/** A field of a short form: a text by default, with `options` a choice. */
export type DataField = {
  label: TextKey;
  help?: TextKey;
  /** Focused as soon as it appears. */
  takesFocus?: true;
  options?: readonly { value: string | number; label: string }[];
  /** A checkbox. */
  isFlag?: true;
} & Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly' | 'spellCheck'>;

export type DataFields<Values> = Partial<Record<keyof Values & string, DataField>>;

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

type DataFormOptions<Answer> = CallOptions<Answer> & {
  /** Called once it is sent and what it changed has been read. */
  onDone?: (() => void) | undefined;
};

/** The state of a short form: validated by a schema of the contract or by the API alone, sent, and refused beside its fields. */
export function useDataForm<Values extends object, Sent, Answer>(
  initial: Values,
  schema: Schema<Sent> | undefined,
  send: (values: Sent, set: (changes: Partial<Values>) => void) => Promise<Answer>,
  { onDone, ...options }: DataFormOptions<Answer> = {},
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
    const parsed = schema?.safeParse(values) ?? { success: true, data: values as unknown as Sent };
    setEdited([]);
    setInvalid(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;
    const isDone = (await attempt(() => send(parsed.data, set), options)) !== undefined;
    setIsSent(isDone);
    if (isDone) onDone?.();
  };
  return {
    values,
    set,
    failure,
    busy,
    isSent,
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
  fields: DataFields<Values>;
  button: TextKey;
  /** The button's words while it is sent. */
  busy?: TextKey;
  variant?: 'primary' | 'danger';
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
  busy,
  variant,
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
          <SubmitButton variant={variant} busy={isBusy} busyLabel={busy && text(busy)}>
            {text(button)}
          </SubmitButton>
          {more}
        </>
      }
    >
      {failure && !isBesideField && (
        <Callout tone={tone} role="alert">
          {refusal || failure.message}
        </Callout>
      )}
      {done && <div role="status">{isSent && <Callout tone="success">{done}</Callout>}</div>}
      {entries.map(([name, field]) => {
        if (!field) return null;
        const { label, help, takesFocus, options, isFlag, ...rest } = field;
        const value = values[name as keyof Values];
        const setValue = (next: unknown) => set({ [name]: next } as Partial<Values>);
        if (isFlag)
          return (
            <Checkbox
              key={name}
              label={text(label)}
              checked={value === true}
              onChange={(event) => setValue(event.target.checked)}
            />
          );
        const control = {
          name,
          label: text(label),
          help: help && text(help),
          error: errors[name],
          value: String(value ?? ''),
          onChange: (event: { target: { value: string } }) => setValue(event.target.value),
        };
        if (options) return <Select key={name} {...control} options={options} />;
        return (
          <TextField key={name} {...control} {...rest} ref={takesFocus && focus} data-autofocus={takesFocus && ''} />
        );
      })}
      {children}
    </Form>
  );
}

const focus = (input: HTMLElement | null): void => input?.focus();
