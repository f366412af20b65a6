import { Select, TextField } from '@prospectus/design-system';

import type { EnquiryValues } from './types.ts';

export type Choice = { value: string | number; label: string };

/** Props of {@link DetailsFields}. */
export type DetailsFieldsProps = {
  idPrefix: string;
  values: EnquiryValues;
  errors: Record<string, string>;
  qualifications: readonly Choice[];
  interests: readonly Choice[];
  /** The first of the fields takes the focus when they appear. */
  focusFirst?: boolean;
};

/** Name, e-mail, qualification and interest: what is asked of a new lead, in one column. */
export function DetailsFields({
  idPrefix,
  values,
  errors,
  qualifications,
  interests,
  focusFirst = false,
}: DetailsFieldsProps) {
  return (
    <>
      <TextField
        id={`${idPrefix}-name`}
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={values.name}
        error={errors['name']}
        autoFocus={focusFirst}
      />
      <TextField
        id={`${idPrefix}-email`}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={values.email}
        error={errors['email']}
      />
      <Select
        id={`${idPrefix}-qualification`}
        name="qualification"
        label="Highest qualification"
        required
        placeholder="Select your qualification"
        options={qualifications}
        defaultValue={values.qualification === '0' ? '' : values.qualification}
        error={errors['qualification']}
      />
      <Select
        id={`${idPrefix}-interest`}
        name="interest"
        label="Programme you are interested in"
        required
        placeholder="Select a programme"
        options={interests}
        defaultValue={values.interest}
        error={errors['interest']}
      />
    </>
  );
}
