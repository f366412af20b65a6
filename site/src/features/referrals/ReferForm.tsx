import { Form, PhoneField, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { api } from '../../lib/api.ts';
import { failureToast } from '../../lib/use-failure-toast.ts';
import type { PostedReferral } from './own-referrals.ts';

type Props = {
  /** A referral that was posted without JavaScript and refused. */
  posted: PostedReferral;
  /** The last referral was accepted. */
  done: boolean;
  onReferred: () => void;
};

/** A friend's name and number (REFER-04). Without JavaScript it is posted to the launchpad. */
export function ReferForm({ posted, done, onReferred }: Props) {
  const [refused, setRefused] = useState(posted);
  const [referred, setReferred] = useState<string | boolean>(done);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as { name: string; phone: string };
    setBusy(true);
    setReferred(false);
    failureToast.close();
    const { refer } = await import('./refer.ts');
    const refusal = await refer(api, typed);
    setBusy(false);
    setRefused(refusal && { values: refusal.values, errors: refusal.errors });
    if (refusal?.problem) failureToast.show(refusal.problem);
    if (refusal) return;
    setReferred(typed.name.trim());
    form.reset();
    onReferred();
  };

  return (
    <Form
      method="post"
      action="/launchpad#refer-a-friend"
      onSubmit={(event) => void submit(event)}
      onChange={() => setRefused(refused && { values: refused.values, errors: {} })}
      aria-label="Refer a friend"
      actions={
        <SubmitButton busy={busy} busyLabel="Please wait…">
          Refer
        </SubmitButton>
      }
    >
      <TextField
        id="refer-name"
        name="name"
        label="Your friend’s name"
        autoComplete="off"
        required
        maxLength={80}
        defaultValue={refused?.values.name}
        error={refused?.errors['name']}
      />
      <PhoneField
        id="refer-phone"
        name="phone"
        label="Your friend’s mobile number"
        autoComplete="off"
        required
        maxLength={24}
        defaultValue={refused?.values.phone}
        error={refused?.errors['phone']}
      />
      <Text size="small" tone="muted">
        Please refer only people who want to hear from us. If your friend doesn’t enquire, we delete the number after
        half a year.
      </Text>
      {refused?.problem && <Text role="alert">{refused.problem}</Text>}
      <Text role="status" tone="success">
        {referred && `We’ve added ${typeof referred === 'string' ? referred : 'your friend'} to your list.`}
      </Text>
    </Form>
  );
}
