import { TIMING } from '@prospectus/contract/constants';
import { Form, Heading, PhoneField, Select, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { consentIn, type EnquiryValues } from './enquiry-values.ts';
import { ConsentChoices } from './ConsentChoices.tsx';
import type { Choice } from './DetailsFields.tsx';
import { useForms } from './use-forms.ts';

/** Props of {@link SideLeadForm}. */
export type SideLeadFormProps = {
  /** Path of its page. */
  path: string;
  interests: readonly Choice[];
  /** The course of the page, chosen already. */
  course?: string | undefined;
  /** Opens the modal with what was typed, which asks for what is missing. */
  onReady: (typed: Omit<EnquiryValues, 'qualification'>) => void;
};

/** The side card's form (LEAD-23). Without JavaScript it is posted to `/enquire`. */
export function SideLeadForm({ path, interests, course = '', onReady }: SideLeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { problem, load } = useForms();
  const [filled, setFilled] = useState(false);
  const [round, setRound] = useState(0);
  const look = () => setFilled(form.current !== null && isFilled(form.current));
  // Before hydration something may have been typed, or filled in by the browser.
  useEffect(look, [round]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const forms = await load();
    if (!forms) return;
    const typed = Object.fromEntries(new FormData(sent));
    const checked = forms.sideCardForm.safeParse(typed);
    if (!checked.success) return setErrors(forms.fieldErrors(checked.error));
    onReady({ ...consentIn(typed), ...checked.data });
    // §4: the fields are empty again two seconds after the modal has opened.
    setTimeout(() => setRound((before) => before + 1), TIMING.sideCardResetMs);
  };

  return (
    <Form
      key={round}
      ref={form}
      method="post"
      action="/enquire"
      onSubmit={(event) => void submit(event)}
      onChange={() => {
        setErrors({});
        look();
      }}
      data-enhanced=""
      aria-labelledby="side-lead-title"
      actions={
        <SubmitButton fullWidth incomplete={!filled}>
          Apply Now
        </SubmitButton>
      }
    >
      <Heading level={2} size="h4" id="side-lead-title">
        Share your details and we will get in touch with you.
      </Heading>
      <input type="hidden" name="step" value="side" />
      <input type="hidden" name="variant" value="REGISTER" />
      <input type="hidden" name="origin" value="side-card" />
      <input type="hidden" name="back" value={path} />
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
  );
}

const FIELDS = ['name', 'phone', 'email', 'interest'] as const;

const isFilled = (form: HTMLFormElement): boolean => {
  const typed = new FormData(form);
  return FIELDS.every((name) => {
    const value = typed.get(name);
    return typeof value === 'string' && value.trim() !== '';
  });
};
