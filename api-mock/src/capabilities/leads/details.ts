import { ApiError, type Lead, leadFields } from '@prospectus/contract';
import { fieldErrors, LEAD_MESSAGES, leadForm, type LeadForm, PHONE_MESSAGE } from '@prospectus/contract/forms';

import { storedPhone } from '../../platform/phone/phone.ts';
import type { LeadRow } from './tables.ts';

/** The fields of a lead that a form sends. */
export type LeadDetails = LeadForm;

type Field = keyof LeadDetails;
/** Field names of the server-side form (§7). */
const DATA_NAMES = Object.fromEntries(
  leadFields(({ from }) => from === 'form').map(([name, { column = name }]) => [column, name]),
) as Record<Field, string>;
const FIELDS = Object.keys(DATA_NAMES) as Field[];

/** Field names of a body: the form's own, or those of the server-side form of §7. */
export type Naming = 'form' | 'data';
const nameIn = (naming: Naming, field: string): string =>
  naming === 'data' && field in DATA_NAMES ? `data.${DATA_NAMES[field as Field]}` : field;

/** The form's fields in the `data` of a server-side body. */
export function fromData(data: Record<string, unknown>): Partial<Record<Field, unknown>> {
  const fields = FIELDS.map((field) => [field, data[DATA_NAMES[field]]] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Names of the programmes that forms offer. */
export type Interests = ReadonlySet<string>;

/** Validates a whole form (§5); the error has all wrong fields by the names in the body. */
export function readDetails(form: Record<string, unknown>, naming: Naming, interests: Interests): LeadDetails {
  const parsed = leadForm.safeParse(Object.fromEntries(FIELDS.map((field) => [field, form[field]])));
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  const { interest } = form;
  if (typeof interest === 'string' && !interests.has(interest.trim())) errors['interest'] = LEAD_MESSAGES.option;
  const phone = parsed.success ? storedPhone(parsed.data.phone) : undefined;
  if (parsed.success && phone === undefined) errors.phone = PHONE_MESSAGE;
  if (parsed.success && phone !== undefined && Object.keys(errors).length === 0) return { ...parsed.data, phone };
  throw invalid(errors, naming);
}

/**
 * Validates the fields that are present. Empty ones and a programme that is not offered are ignored, so that nothing is
 * deleted. So is the phone, which never changes without a code.
 */
export function readChanges(form: Record<string, unknown>, naming: Naming, interests: Interests): Partial<LeadDetails> {
  const errors: Record<string, string> = {};
  const changes: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const value = form[field];
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

/** A lead for its verified owner. */
export const toWire = (lead: LeadRow): Lead => ({
  id: lead.id,
  leads_id: lead.erp_id,
  email: lead.email,
  mobile: lead.phone,
  name: lead.name,
  area_of_interest: lead.interest,
  highest_qualification_id: lead.qualification,
});

const MASK = '•••••';

/** A lead for anyone who knows its phone: only the ids, not even the length of other fields. */
export const toMaskedWire = (lead: Pick<LeadRow, 'id' | 'erp_id'>): Lead => ({
  id: lead.id,
  leads_id: lead.erp_id,
  email: MASK,
  mobile: MASK,
  name: MASK,
  area_of_interest: MASK,
  highest_qualification_id: 0,
});
