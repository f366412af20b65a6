/** Fields for a person under 18; an unticked field is an empty text or absent. */
type GuardianFields = {
  under_18?: boolean | string | undefined;
  guardian_name?: string | undefined;
  guardian_agrees?: boolean | string | undefined;
};

export const isTicked = (value: boolean | string | undefined): boolean =>
  typeof value === 'string' ? !['', 'false', '0', 'no'].includes(value) : value === true;

/** Errors by field: a person under 18 needs a guardian who agrees. */
export function guardianErrors(form: GuardianFields): Record<string, string> {
  if (!isTicked(form.under_18)) return {};
  return {
    ...(!form.guardian_name?.trim() && { guardian_name: 'Please enter the name of your parent or guardian.' }),
    ...(!isTicked(form.guardian_agrees) && { guardian_agrees: 'Please ask your parent or guardian to agree.' }),
  };
}
