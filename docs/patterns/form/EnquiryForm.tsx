import { type FormEvent, useState } from 'react';
import { Callout, Form, FormSummary, PhoneField, SubmitButton, TextField } from '@prospectus/design-system';

/** Why the server refused the form: all invalid fields, by field, or a message about the whole form. */
export interface Refusal {
  message: string;
  errors?: Record<string, string>;
}

/** The server's response to a form sent by script. */
export type Answer = { ok: true } | ({ ok: false } & Refusal);

/** Props of {@link EnquiryForm}. */
export interface EnquiryFormProps {
  /** Posts the form; throws if there is no response. */
  send: (form: FormData) => Promise<Answer>;
  /** The address to which a browser without script posts it. */
  action: string;
  /** After such a post was refused: why, and the entered values. The server renders the page again with them. */
  refused?: (Refusal & { values: Record<string, string> }) | undefined;
}

/** A form that the server validates: entered values are not lost, and each error is shown at its field. */
export function EnquiryForm({ send, action, refused }: EnquiryFormProps) {
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [refusal, setRefusal] = useState<Refusal | undefined>(refused);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('sending');
    try {
      const answer = await send(new FormData(event.currentTarget));
      setState(answer.ok ? 'sent' : 'writing');
      setRefusal(answer.ok ? undefined : answer);
    } catch {
      setState('writing');
      setRefusal({ message: 'The connection was lost. Nothing you typed is lost; please send it again.' });
    }
  };

  if (state === 'sent')
    return (
      <Callout tone="success" role="status" title="Thank you">
        A counsellor will call you between 9 am and 6 pm, Indian time.
      </Callout>
    );
  const field = (name: keyof typeof labels) => ({
    id: `enquiry-${name}`,
    name,
    label: labels[name],
    defaultValue: refused?.values[name],
    error: refusal?.errors?.[name],
  });
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
      {refusal && <Problems {...refusal} />}
      <TextField {...field('name')} autoComplete="name" />
      <PhoneField {...field('phone')} help="We send a code to it." />
      <TextField {...field('email')} type="email" autoComplete="email" />
    </Form>
  );
}

/** The same message is at the field and here, with the field's label before it. */
function Problems({ message, errors }: Refusal) {
  if (!errors) return <FormSummary title="Your request was not sent" problems={[{ message }]} />;
  const problems = Object.entries(labels).flatMap(([name, label]) =>
    errors[name] ? [{ fieldId: `enquiry-${name}`, label, message: errors[name] }] : [],
  );
  return <FormSummary problems={problems} />;
}

// In the order of the form.
const labels = { name: 'Name', phone: 'Mobile number', email: 'E-mail' };
