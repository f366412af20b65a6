import { CallFailed } from '@prospectus/contract/client';
import { fieldErrors, inlineLeadForm, leadForm, otpForm, phoneStep, sideCardForm } from '@prospectus/contract/forms';

import type { Attribution } from './attribution.ts';
import type { EnquiryCalls } from './calls.ts';
import { EMPTY_VALUES } from './choices.ts';
import type { EnquiryValues, LeadKind } from './types.ts';

/** A screen of the enquiry as a page of its own, for visitors without JavaScript. */
export type PostedScreen = {
  values: EnquiryValues;
  errors: Record<string, string>;
  problem?: string;
} & (
  | { step: 'MOBILE_NUMBER' | 'OTHER_DETAILS' }
  | { step: 'OTP_VERIFICATION'; leadId: string; kind: LeadKind }
  | { step: 'LAST_SCREEN'; kind: LeadKind }
);

/** Where the form came from: the page's own steps, or the banner's or the side card's form, whose messages differ. */
type PostedFrom = 'phone' | 'details' | 'inline' | 'side' | 'code' | 'resend' | 'edit';

/** Answers one posted form with the next screen: the modal's flow, one request at a time. */
export async function postedEnquiry(form: FormData, calls: EnquiryCalls, from: Attribution): Promise<PostedScreen> {
  const field = (name: string) => textOf(form, name);
  const values = Object.fromEntries(
    Object.entries(EMPTY_VALUES).map(([name, unset]) => [name, field(name) || unset]),
  ) as EnquiryValues;
  const posted = field('step') as PostedFrom;

  if (posted === 'code' || posted === 'resend') return answerCode(posted, form, values, calls);
  if (posted === 'edit') return { step: 'MOBILE_NUMBER', values, errors: {} };

  const asksDetails = posted === 'details' || posted === 'inline';
  const schema = SCHEMAS[posted] ?? phoneStep;
  const checked = schema.safeParse(values);
  const again = asksDetails || posted === 'side' ? ('OTHER_DETAILS' as const) : ('MOBILE_NUMBER' as const);
  if (!checked.success) return { step: again, values, errors: fieldErrors(checked.error) };

  const { phone } = checked.data;
  const found = await calls.lookup(phone);
  if (found === null)
    return { step: again, values, errors: {}, problem: 'That did not go through. Please press the button again.' };
  if (found.known && found.leadId !== null) {
    if (values.name !== '') await calls.update(found.leadId, values);
    return sendCode(found.leadId, { ...values, phone }, 'EXISTING', calls);
  }
  if (!asksDetails) return { step: 'OTHER_DETAILS', values: { ...values, phone }, errors: {} };
  return create({ ...values, phone }, calls, from, field('key'));
}

const SCHEMAS: Partial<Record<PostedFrom, typeof inlineLeadForm | typeof leadForm | typeof sideCardForm>> = {
  details: leadForm,
  inline: inlineLeadForm,
  side: sideCardForm,
};

async function create(
  values: EnquiryValues,
  calls: EnquiryCalls,
  from: Attribution,
  key: string,
): Promise<PostedScreen> {
  try {
    const leadId = await calls.create(values, from, key);
    if (leadId !== null) return { step: 'OTP_VERIFICATION', values, errors: {}, leadId, kind: 'NEW' };
    return { step: 'OTHER_DETAILS', values, errors: {}, problem: 'Something went wrong' };
  } catch (error) {
    const failure = error instanceof CallFailed ? error.failure : undefined;
    const problem = failure?.errors ? {} : { problem: failure?.msg ?? 'Something went wrong' };
    return { step: 'OTHER_DETAILS', values, errors: failure?.errors ?? {}, ...problem };
  }
}

async function sendCode(
  leadId: string,
  values: EnquiryValues,
  kind: LeadKind,
  calls: EnquiryCalls,
): Promise<PostedScreen> {
  const sent = await calls.resend(leadId, values.phone);
  const problem = sent === null ? 'The code could not be sent. Please try again.' : sent.msg;
  return { step: 'OTP_VERIFICATION', values, errors: {}, leadId, kind, ...(problem && { problem }) };
}

async function answerCode(
  posted: 'code' | 'resend',
  form: FormData,
  values: EnquiryValues,
  calls: EnquiryCalls,
): Promise<PostedScreen> {
  const leadId = textOf(form, 'lead_id');
  const kind: LeadKind = form.get('kind') === 'NEW' ? 'NEW' : 'EXISTING';
  const screen = { step: 'OTP_VERIFICATION' as const, values, leadId, kind };
  if (posted === 'resend') return sendCode(leadId, values, kind, calls);

  const typed = otpForm.safeParse({ otp: textOf(form, 'otp').trim() });
  if (!typed.success) return { ...screen, errors: fieldErrors(typed.error) };
  const answer = await calls.verify(leadId, typed.data.otp);
  if ('code' in answer) return { ...screen, errors: { otp: answer.msg } };
  await calls.pushToErp(leadId);
  return { step: 'LAST_SCREEN', values, errors: {}, kind };
}

/** A field's text; a posted file counts as nothing. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
