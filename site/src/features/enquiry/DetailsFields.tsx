import { Select, TextField } from '@prospectus/design-system';

import type { EnquiryField, EnquiryValues } from './enquiry-values.ts';

export type Choice = { value: string | number; label: string };

/** Props of {@link DetailsFields}. */
export type DetailsFieldsProps = {
  idPrefix: string;
  values: EnquiryValues;
  errors: Record<string, string>;
  qualifications: readonly Choice[];
  interests: readonly Choice[];
  /** The first of the fields that are wrong, else the first of all, takes the focus when they appear. */
  focusFirst?: boolean;
  /** Fields that are not asked. */
  without?: readonly EnquiryField[];
};

/** Name, e-mail, qualification and interest: what is asked of a new lead, in one column. */
export function DetailsFields({
  idPrefix,
  values,
  errors,
  qualifications,
  interests,
  focusFirst = false,
  without = [],
}: DetailsFieldsProps) {
  const asked = DETAILS.filter((field) => !without.includes(field));
  const first = asked.find((name) => errors[name] !== undefined) ?? asked[0];
  const of = (name: EnquiryField) => ({
    id: `${idPrefix}-${name}`,
    name,
    required: true,
    error: errors[name],
    autoFocus: focusFirst && name === first,
  });
  return (
    <>
      {asked.includes('name') && (
        <TextField {...of('name')} label="Name" autoComplete="name" maxLength={80} defaultValue={values.name} />
      )}
      {asked.includes('email') && (
        <TextField
          {...of('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values.email}
        />
      )}
      {asked.includes('qualification') && (
        <Select
          {...of('qualification')}
          label="Highest qualification"
          placeholder="Select your qualification"
          options={qualifications}
          defaultValue={values.qualification === '0' ? '' : values.qualification}
        />
      )}
      {asked.includes('interest') && (
        <Select
          {...of('interest')}
          label="Programme you are interested in"
          placeholder="Select a programme"
          options={interests}
          defaultValue={values.interest}
        />
      )}
    </>
  );
}

const DETAILS = ['name', 'email', 'qualification', 'interest'] as const satisfies readonly EnquiryField[];
