import type { OriginName } from '@prospectus/contract/origins';
import { Form, Heading, PhoneField, SubmitButton, Text } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { ConsentChoices } from '../../features/enquiry/ConsentChoices.tsx';
import { DetailsFields } from '../../features/enquiry/DetailsFields.tsx';
import {
  type Choice,
  EMPTY_VALUES,
  type EnquiryProgram,
  type EnquiryValues,
} from '../../features/enquiry/enquiry-values.ts';
import { HiddenFields } from '../../features/enquiry/HiddenFields.tsx';
import { useForms } from '../../features/enquiry/use-forms.ts';
import { openEnquiry } from '../../features/openers/open-requests.ts';

type Props = {
  /** Without a programme the visitor chooses one. */
  program?: EnquiryProgram | undefined;
  origin: OriginName;
  /** Path of the page. */
  path: string;
  interests: readonly Choice[];
};

/**
 * The banner's registration form (PAGE-05): first the phone, then the other fields; it opens the modal. Without
 * JavaScript all fields are there, and it is posted to `/enquire`.
 */
export function InlineLeadForm({ program, origin, path, interests }: Props) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isOpen, setIsOpen] = useState(false);
  const { problem, load } = useForms();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const forms = await load();
    if (!forms) return;
    const typed = { ...EMPTY_VALUES, ...Object.fromEntries(new FormData(form)) } as EnquiryValues;
    const checked = forms.inlineLeadForm.safeParse(typed);
    const wrong = checked.success ? {} : forms.fieldErrors(checked.error);
    if (!isOpen) {
      if (wrong['phone']) return setErrors({ phone: wrong['phone'] });
      flushSync(() => setIsOpen(true));
      return form.querySelector<HTMLElement>('[name="name"]')?.focus();
    }
    setErrors(wrong);
    if (!checked.success) return;
    const prefill = { ...typed, ...checked.data, qualification: String(checked.data.qualification) };
    openEnquiry({ variant: 'REGISTER', origin, program: program?.slug, prefill });
  };

  return (
    <Form
      method="post"
      action="/enquire"
      onSubmit={(event) => void submit(event)}
      onChange={() => setErrors({})}
      data-enhanced=""
      aria-labelledby="inline-lead-title"
      actions={<SubmitButton fullWidth>Apply Now</SubmitButton>}
      laterOpen={isOpen}
      later={
        <>
          <DetailsFields
            idPrefix="inline"
            values={{ ...EMPTY_VALUES, interest: program?.erp_unicode ?? '' }}
            errors={errors}
            program={program}
            interests={interests}
          />
          {problem && (
            <Text data-wide role="alert">
              {problem}
            </Text>
          )}
          <div data-wide>
            <ConsentChoices idPrefix="inline" errors={errors} inPage />
          </div>
        </>
      }
    >
      <Heading level={2} size="h4" id="inline-lead-title">
        {program ? 'Apply with your mobile number' : 'Talk to a counsellor'}
      </Heading>
      <HiddenFields
        fields={{ step: 'inline', program: program?.slug ?? '', variant: 'REGISTER', origin, back: path }}
      />
      <PhoneField
        id="inline-phone"
        name="phone"
        label="Mobile number"
        required
        maxLength={24}
        error={errors['phone']}
      />
    </Form>
  );
}
