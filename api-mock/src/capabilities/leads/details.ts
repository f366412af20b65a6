import { fieldErrors, LEAD_MESSAGES, leadForm, type LeadForm, PHONE_MESSAGE } from '@prospectus/contract/forms';
import { ApiError, leadFields } from '@prospectus/contract';

import { storedPhone } from '../../platform/phone/phone.ts';

/** The fields of a lead that a form sends. */
export type LeadDetails = LeadForm;

type Field = keyof LeadDetails;
/** Names of the server-side form (§7) by the form's own. */
const SERVER_FORM_NAMES = Object.fromEntries(
  leadFields(({ from }) => from === 'form').map(([name, { column = name }]) => [column, name]),
) as Record<Field, string>;
const FIELDS = Object.keys(SERVER_FORM_NAMES) as Field[];

/** Names of the form's fields in a body: the form's own, or those of the server-side form of §7. */
export type Naming = 'form' | 'data';
const nameIn = (naming: Naming, field: string): string =>
  naming === 'data' && field in SERVER_FORM_NAMES ? `data.${SERVER_FORM_NAMES[field as Field]}` : field;

/** The form's fields out of a server-side body's `data`; those it does not have are left out. */
export function fromData(data: Record<string, unknown>): Partial<Record<Field, unknown>> {
  const found = FIELDS.map((field) => [field, data[SERVER_FORM_NAMES[field]]] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Programmes one can be interested in: those that forms offer now. */
export type Interests = ReadonlySet<string>;

/** Reads a whole form by the rules of §5; throws all wrong fields at once, under the names the body used. */
export function readDetails(given: Record<string, unknown>, naming: Naming, interests: Interests): LeadDetails {
  const parsed = leadForm.safeParse(Object.fromEntries(FIELDS.map((field) => [field, given[field]])));
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  const { interest } = given;
  if (typeof interest === 'string' && !interests.has(interest.trim())) errors['interest'] = LEAD_MESSAGES.option;
  const phone = parsed.success ? storedPhone(parsed.data.phone) : undefined;
  if (parsed.success && phone === undefined) errors.phone = PHONE_MESSAGE;
  if (parsed.success && phone !== undefined && Object.keys(errors).length === 0) return { ...parsed.data, phone };
  throw invalid(errors, naming);
}

/**
 * Reads the fields that are given, each by its own rule. Empty ones count as not given, so that an empty form deletes
 * nothing, and so does a programme that is not offered: the other fields are stored. The phone is left out, since it
 * never changes without a code.
 */
export function readChanges(
  given: Record<string, unknown>,
  naming: Naming,
  interests: Interests,
): Partial<LeadDetails> {
  const errors: Record<string, string> = {};
  const changes: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const value = given[field];
    if (field === 'phone' || value === undefined || value === '' || value === 0 || value === '0') continue;
    const parsed = leadForm.shape[field].safeParse(value);
    if (field === 'interest' && parsed.success && typeof parsed.data === 'string' && !interests.has(parsed.data))
      continue;
    if (parsed.success) changes[field] = parsed.data;
    else errors[field] = parsed.error.issues[0]?.message ?? '';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, naming);
  return changes;
}

function invalid(errors: Record<string, string>, naming: Naming): ApiError {
  return new ApiError('INVALID_FIELDS', {
    errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [nameIn(naming, field), message])),
  });
}
