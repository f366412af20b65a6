import type { OriginName } from '@prospectus/contract/origins';
import { Form, Heading, PhoneField, SubmitButton, Text } from '@prospectus/design-system';
import type { FormEvent } from 'react';
import { useState } from 'react';

import { EMPTY_VALUES, type EnquiryProgram, type EnquiryValues, qualificationChoices } from './enquiry-values.ts';
import { ConsentChoices } from './ConsentChoices.tsx';
import { type Choice, DetailsFields } from './DetailsFields.tsx';
import { useForms } from './use-forms.ts';

/** Props of {@link InlineLeadForm}. */
export type InlineLeadFormProps = {
  /** The programme it is about; without one the visitor chooses. */
  program?: EnquiryProgram | undefined;
  origin: OriginName;
  /** Path of its page. */
  path: string;
  interests: readonly Choice[];
  /** Opens the modal with what was typed, which goes on from there. */
  onReady: (typed: EnquiryValues) => void;
};

/** The banner's registration form (PAGE-05). Without JavaScript it is posted to `/enquire`. */
export function InlineLeadForm({ program, origin, path, interests, onReady }: InlineLeadFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { problem, load } = useForms();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const forms = await load();
    if (!forms) return;
    const typed = { ...EMPTY_VALUES, ...Object.fromEntries(new FormData(form)) } as EnquiryValues;
    const checked = forms.inlineLeadForm.safeParse(typed);
    if (!checked.success) return setErrors(forms.fieldErrors(checked.error));
    setErrors({});
    onReady({ ...typed, ...checked.data, qualification: String(checked.data.qualification) });
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
    >
      <Heading level={2} size="h4" id="inline-lead-title">
        Talk to a counsellor
      </Heading>
      <input type="hidden" name="step" value="inline" />
      <input type="hidden" name="program" value={program?.slug ?? ''} />
      <input type="hidden" name="variant" value="REGISTER" />
      <input type="hidden" name="origin" value={origin} />
      <input type="hidden" name="back" value={path} />
      <PhoneField
        id="inline-phone"
        name="phone"
        label="Mobile number"
        required
        maxLength={24}
        error={errors['phone']}
      />
      <DetailsFields
        idPrefix="inline"
        values={{ ...EMPTY_VALUES, interest: program?.erp_unicode ?? '' }}
        errors={errors}
        qualifications={qualificationChoices(program).map(({ id, label }) => ({ value: id, label }))}
        interests={interests}
      />
      {problem && <Text role="alert">{problem}</Text>}
      <ConsentChoices idPrefix="inline" errors={errors} inPage />
    </Form>
  );
}
