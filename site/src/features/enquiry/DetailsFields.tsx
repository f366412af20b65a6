import { Select, TextField } from '@prospectus/design-system';

import {
  type Choice,
  type EnquiryField,
  type EnquiryProgram,
  type EnquiryValues,
  qualificationChoices,
} from './enquiry-values.ts';

export type DetailsFieldsProps = {
  idPrefix: string;
  values: EnquiryValues;
  errors: Record<string, string>;
  /** Decides the qualifications to choose from. */
  program?: EnquiryProgram | undefined;
  interests: readonly Choice[];
  /** Focuses the first invalid field, or the first of all. */
  focusFirst?: boolean;
  /** Fields that are omitted. */
  without?: readonly EnquiryField[];
};

/** Name, e-mail, qualification and interest of a new lead. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { idPrefix, values, errors, program, interests, focusFirst = false, without = [] } = props;
  const shown = DETAILS.filter((field) => !without.includes(field));
  const first = shown.find((name) => errors[name] !== undefined) ?? shown[0];
  const field = (name: EnquiryField) => ({
    id: `${idPrefix}-${name}`,
    name,
    required: true,
    error: errors[name],
    autoFocus: focusFirst && name === first,
  });
  return (
    <>
      {shown.includes('name') && (
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={80} defaultValue={values.name} />
      )}
      {shown.includes('email') && (
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values.email}
        />
      )}
      {shown.includes('qualification') && (
        <Select
          {...field('qualification')}
          label="Highest qualification"
          placeholder="Select your qualification"
          options={qualificationChoices(program)}
          defaultValue={values.qualification === '0' ? '' : values.qualification}
        />
      )}
      {shown.includes('interest') && (
        <Select
          {...field('interest')}
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
