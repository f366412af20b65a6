import {
  fieldErrors,
  guardianErrors,
  inlineLeadForm,
  leadForm,
  otpForm,
  phoneStep,
  sideCardForm,
} from '@prospectus/contract/forms';
import type { OriginName } from '@prospectus/contract/origins';

import type { Attribution } from './attribution.ts';
import type { EnquiryCalls } from './calls.ts';
import { consentIn, EMPTY_VALUES, type EnquiryValues, type LeadKind, type Variant } from './enquiry-values.ts';
import { type Notice, runCall } from './enquiry-effects.ts';
import { type EnquiryEvent, type EnquiryState, initialState, nextState } from './enquiry-state.ts';

/** A screen of the enquiry as a page of its own, for visitors without JavaScript. */
export type PostedScreen = {
  values: EnquiryValues;
  errors: Record<string, string>;
  problem?: string;
  /** No code was sent now: the one of a moment ago is still valid. */
  earlierCode?: boolean;
  callAsked?: boolean;
} & (
  | { step: 'MOBILE_NUMBER' | 'OTHER_DETAILS' }
  | { step: 'OTP_VERIFICATION'; leadId: string; kind: LeadKind }
  | { step: 'LAST_SCREEN'; kind: LeadKind }
);

/** Which form was posted: one of the page's own steps, or the banner's or the side card's, whose messages differ. */
type PostedFrom = 'phone' | 'details' | 'inline' | 'side' | CodeForm;
type CodeForm = keyof typeof EVENTS;

/** What an enquiry posted as a form needs besides the form. */
export type PostedWith = {
  calls: EnquiryCalls;
  variant: Variant;
  origin: OriginName;
  from: Attribution;
  /** Counts an event of the registry, which without JavaScript no collector does. */
  track: (event: PostedEvent) => Promise<void>;
};

/** What is counted of an enquiry without JavaScript. */
export type PostedEvent = { name: 'lead_submitted' | 'auth_success'; props: { lead: LeadKind } };

/** Answers one posted form with the next screen: the machine of the modal, from where the form left it. */
export async function postedEnquiry(form: FormData, posted: PostedWith): Promise<PostedScreen> {
  const values = {
    ...(Object.fromEntries(
      Object.entries(EMPTY_VALUES).map(([name, unset]) => [name, textOf(form, name) || unset]),
    ) as EnquiryValues),
    // Of two fields with one name the last one counts.
    ...consentIn(Object.fromEntries(form)),
  };
  const from = textOf(form, 'step') as PostedFrom;
  if (isCodeForm(from)) return answerCode(from, form, values, posted);

  const asksDetails = from === 'details' || from === 'inline';
  const again = asksDetails || from === 'side' ? 'OTHER_DETAILS' : 'MOBILE_NUMBER';
  if (form.has('choices')) return { step: 'OTHER_DETAILS', values, errors: {} };
  const checked = (SCHEMAS[from] ?? phoneStep).safeParse(values);
  const ofGuardian = asksDetails ? guardianErrors(consentIn(values)) : {};
  if (!checked.success || Object.keys(ofGuardian).length > 0)
    return { step: again, values, errors: { ...(checked.error && fieldErrors(checked.error)), ...ofGuardian } };
  const state: EnquiryState = { ...initialState(posted.variant, false), step: again };
  const run = { values: { ...values, phone: checked.data.phone }, otp: '', key: textOf(form, 'key') };
  return advance(state, { type: 'phoneSubmitted' }, { ...posted, ...run, complete: asksDetails });
}

const SCHEMAS: Partial<Record<PostedFrom, typeof inlineLeadForm | typeof leadForm | typeof sideCardForm>> = {
  details: leadForm,
  inline: inlineLeadForm,
  side: sideCardForm,
};

async function answerCode(
  from: CodeForm,
  form: FormData,
  values: EnquiryValues,
  posted: PostedWith,
): Promise<PostedScreen> {
  const state: EnquiryState = {
    ...initialState(posted.variant, false),
    step: 'OTP_VERIFICATION',
    leadId: textOf(form, 'lead_id'),
    kind: form.get('kind') === 'NEW' ? 'NEW' : 'EXISTING',
  };
  const typed = otpForm.safeParse({ otp: textOf(form, 'otp') });
  if (from === 'code' && !typed.success) return screenOf(state, values, { errors: fieldErrors(typed.error) });
  const otp = typed.success ? typed.data.otp : '';
  return advance(state, { type: EVENTS[from] }, { ...posted, values, otp, key: '', complete: false });
}

const EVENTS = { code: 'codeSubmitted', resend: 'resendAsked', call: 'callAsked', edit: 'edit' } as const;
const isCodeForm = (from: PostedFrom): from is CodeForm => Object.hasOwn(EVENTS, from);

type Run = PostedWith & {
  values: EnquiryValues;
  otp: string;
  key: string;
  /** The form had all details: a phone that is unknown becomes a lead at once. */
  complete: boolean;
};

/** Gives the machine an event, and makes the calls it asks for until it waits for the visitor. */
async function advance(state: EnquiryState, event: EnquiryEvent, run: Run, said: Notice = {}): Promise<PostedScreen> {
  const after = nextState(state, event);
  if (after.running === 'finish') {
    if (after.lead) await run.calls.pushToErp(after.lead.id);
    if (after.lead && run.variant === 'REGISTER' && after.kind === 'EXISTING')
      await run.calls.revisit(after.lead.id, run.from, true);
    return advance(after, { type: 'successShown' }, run);
  }
  if (after.running === null || after.running === 'download') {
    if (event.type === 'phoneUnknown' && run.complete) return advance(after, { type: 'detailsSubmitted' }, run);
    return screenOf(after, run.values, said);
  }
  const { event: next, notice } = await runCall(after.running, {
    ...run,
    state: after,
    idempotencyKey: run.key,
    // Only the browser could keep it; here the form itself is sent again.
    complete: false,
  });
  const counted = COUNTED[next.type];
  if (counted) await run.track({ name: counted, props: { lead: after.kind ?? KINDS[counted] } });
  return advance(after, next, run, notice);
}

const COUNTED: Partial<Record<EnquiryEvent['type'], PostedEvent['name']>> = {
  leadCreated: 'lead_submitted',
  codeAccepted: 'auth_success',
};
const KINDS = { lead_submitted: 'NEW', auth_success: 'EXISTING' } as const;

/** The screen of a state: what a toast or the countdown would say stands in words beside the form. */
function screenOf({ step, leadId, kind }: EnquiryState, values: EnquiryValues, said: Notice): PostedScreen {
  const problem = said.problem ?? said.failure;
  const words = {
    values,
    errors: { ...said.errors, ...(said.codeError && { otp: said.codeError }) },
    ...(problem !== undefined && { problem }),
    ...(said.earlierCode && { earlierCode: true }),
    ...(said.callAsked && { callAsked: true }),
  };
  switch (step) {
    case 'OTP_VERIFICATION':
      return {
        ...words,
        ...(said.tryIn !== undefined && { problem: 'Please wait a moment before trying again.' }),
        step,
        leadId: leadId ?? '',
        kind: kind ?? 'EXISTING',
      };
    case 'OTP_VERIFIED':
    case 'LAST_SCREEN':
      return { ...words, step: 'LAST_SCREEN', kind: kind ?? 'EXISTING' };
    default:
      return { ...words, step };
  }
}

/** A field's text; a posted file counts as nothing. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
