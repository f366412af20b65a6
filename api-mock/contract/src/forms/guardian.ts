/** What a form says of a person under 18. Unticked, a form sends an empty text or nothing. */
type GuardianFields = {
  under_18?: boolean | string | undefined;
  guardian_name?: string | undefined;
  guardian_agrees?: boolean | string | undefined;
};

/** Whether a field of a form is ticked. */
export const isTicked = (value: boolean | string | undefined): boolean =>
  typeof value === 'string' ? !['', 'false', '0', 'no'].includes(value) : value === true;

/** What is wrong with a form of a person under 18: a guardian must be named, and agree. Field → message. */
export function guardianErrors(said: GuardianFields): Record<string, string> {
  if (!isTicked(said.under_18)) return {};
  return {
    ...(!said.guardian_name?.trim() && { guardian_name: 'Please enter the name of your parent or guardian.' }),
    ...(!isTicked(said.guardian_agrees) && { guardian_agrees: 'Please ask your parent or guardian to agree.' }),
  };
}
