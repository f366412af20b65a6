import { type FormEvent, useState } from 'react';
import { Callout, Form, FormSummary, PhoneField, SubmitButton, TextField } from '@prospectus/design-system';

/** What the server says: done, or every wrong field at once, keyed by field. */
export type Answer = { ok: true } | { ok: false; message: string; errors?: Record<string, string> };

/** Props of {@link EnquiryForm}. */
export interface EnquiryFormProps {
  /** Posts the form; throws where no answer came. */
  send: (form: FormData) => Promise<Answer>;
  /** Where a browser without script posts it. */
  action: string;
}

/** A form whose rules the server applies: nothing typed is lost, and each error stands where it can be put right. */
export function EnquiryForm({ send, action }: EnquiryFormProps) {
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('sending');
    setFailure(undefined);
    try {
      const answer = await send(new FormData(event.currentTarget));
      setState(answer.ok ? 'sent' : 'writing');
      setErrors(answer.ok ? {} : (answer.errors ?? {}));
      if (!answer.ok && !answer.errors) setFailure(answer.message);
    } catch {
      setState('writing');
      setFailure('The connection was lost. Nothing you typed is lost; please send it again.');
    }
  };

  if (state === 'sent')
    return (
      <Callout tone="success" role="status" title="Thank you">
        A counsellor will call you between 9 am and 6 pm, Indian time.
      </Callout>
    );
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      actions={
        <SubmitButton busy={state === 'sending'} busyLabel="Sending…">
          Request a call
        </SubmitButton>
      }
    >
      <FormSummary
        title={failure ? 'Your request was not sent' : undefined}
        problems={
          failure
            ? [{ message: failure }]
            : Object.entries(errors).map(([field, message]) => ({ fieldId: `enquiry-${field}`, message }))
        }
      />
      <TextField id="enquiry-name" name="name" label="Name" autoComplete="name" error={errors['name']} />
      <PhoneField
        id="enquiry-phone"
        name="phone"
        label="Mobile number"
        help="We send a code to it."
        error={errors['phone']}
      />
      <TextField
        id="enquiry-email"
        name="email"
        type="email"
        label="E-mail"
        autoComplete="email"
        error={errors['email']}
      />
    </Form>
  );
}
