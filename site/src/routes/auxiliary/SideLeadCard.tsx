import { TIMING } from '@prospectus/contract/constants';
import { Card, Form, Heading, PhoneField, Select, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { ConsentChoices } from '../../features/enquiry/ConsentChoices.tsx';
import { consentIn } from '../../features/enquiry/enquiry-values.ts';
import { HiddenFields } from '../../features/enquiry/HiddenFields.tsx';
import { useForms } from '../../features/enquiry/use-forms.ts';
import { openEnquiry } from '../../features/openers/open-requests.ts';
import type { AuxiliaryData } from '../page/page-data.ts';

type Props = Pick<AuxiliaryData, 'interests' | 'course'> & { page: { path: string } };

/**
 * The enquiry form beside a text, for unverified visitors (AUX-04, LEAD-22, LEAD-23), which opens the modal. Without
 * JavaScript it is posted to `/enquire`.
 */
export function SideLeadCard({ page, interests, course = '' }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { problem, load } = useForms();
  const [isFilled, setFilled] = useState(false);
  const [resets, setResets] = useState(0);
  const updateFilled = () => setFilled(form.current !== null && hasAllFields(form.current));
  // The visitor or the browser may have filled in fields before hydration.
  useEffect(updateFilled, [resets]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const forms = await load();
    if (!forms) return;
    const typed = Object.fromEntries(new FormData(sent));
    const checked = forms.sideCardForm.safeParse(typed);
    if (!checked.success) return setErrors(forms.fieldErrors(checked.error));
    const prefill = { ...consentIn(typed), ...checked.data };
    openEnquiry({ variant: 'REGISTER', origin: 'side-card', prefill });
    // §4: the fields are cleared two seconds after the modal has opened.
    setTimeout(() => setResets((count) => count + 1), TIMING.sideCardResetMs);
  };

  return (
    <Card tone="accent">
      <Form
        key={resets}
        ref={form}
        method="post"
        action="/enquire"
        onSubmit={(event) => void submit(event)}
        onChange={() => {
          setErrors({});
          updateFilled();
        }}
        data-enhanced=""
        aria-labelledby="side-lead-title"
        actions={
          <SubmitButton fullWidth incomplete={!isFilled}>
            Apply Now
          </SubmitButton>
        }
      >
        <Heading level={2} size="h4" id="side-lead-title">
          Share your details and we will get in touch with you.
        </Heading>
        <HiddenFields fields={{ step: 'side', variant: 'REGISTER', origin: 'side-card', back: page.path }} />
        <TextField
          id="side-name"
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={80}
          required
          error={errors['name']}
        />
        <PhoneField id="side-phone" name="phone" label="Phone" required maxLength={24} error={errors['phone']} />
        <TextField
          id="side-email"
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          error={errors['email']}
        />
        <Select
          id="side-interest"
          name="interest"
          label="Course"
          required
          placeholder="Select a course"
          options={interests}
          defaultValue={course}
          error={errors['interest']}
        />
        {problem && <Text role="alert">{problem}</Text>}
        <ConsentChoices idPrefix="side" inPage />
      </Form>
    </Card>
  );
}

const hasAllFields = (form: HTMLFormElement): boolean => {
  const typed = new FormData(form);
  return ['name', 'phone', 'email', 'interest'].every((name) => {
    const value = typed.get(name);
    return typeof value === 'string' && value.trim() !== '';
  });
};
