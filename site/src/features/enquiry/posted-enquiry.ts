import {
  fieldErrors,
  guardianErrors,
  inlineLeadForm,
  leadForm,
  otpForm,
  phoneStep,
  sideCardForm,
} from '@prospectus/contract/forms';
import type { EnquiryVariant, OriginName } from '@prospectus/contract/origins';

import type { Attribution } from './attribution.ts';
import type { EnquiryCalls } from './calls.ts';
import { textOf } from '../../lib/form-text.ts';
import { consentIn, EMPTY_VALUES, type EnquiryValues, type LeadKind } from './enquiry-values.ts';
import { type Notice, runCall } from './enquiry-effects.ts';
import { type EnquiryEvent, type EnquiryState, initialState, nextState } from './enquiry-state.ts';

/** A screen of the enquiry as a page, for visitors without JavaScript. */
export type PostedScreen = {
  values: EnquiryValues;
  errors: Record<string, string>;
  problem?: string;
  /** No code was sent: the previous one is still valid. */
  earlierCode?: boolean;
  callRequested?: boolean;
} & (
  | { step: 'MOBILE_NUMBER' | 'OTHER_DETAILS' }
  | { step: 'OTP_VERIFICATION'; leadId: string; kind: LeadKind }
  | { step: 'LAST_SCREEN'; kind: LeadKind }
);

/** The posted form: a step of the enquiry, the banner's form or the side card's. */
type PostedFrom = 'phone' | 'details' | 'inline' | 'side' | CodeForm;
type CodeForm = keyof typeof EVENTS;

/** Dependencies of a posted enquiry. */
type Deps = {
  calls: EnquiryCalls;
  variant: EnquiryVariant;
  origin: OriginName;
  from: Attribution;
  /** Records an event; without JavaScript there is no collector. */
  track: (event: PostedEvent) => Promise<void>;
};

/** Events that are recorded without JavaScript. */
export type PostedEvent = { name: 'lead_submitted' | 'auth_success'; props: { lead: LeadKind } };

/** Returns the next screen for a posted form, with the state machine of the modal. */
export async function postedEnquiry(form: FormData, deps: Deps): Promise<PostedScreen> {
  const values = {
    ...(Object.fromEntries(
      Object.entries(EMPTY_VALUES).map(([name, unset]) => [name, textOf(form, name) || unset]),
    ) as EnquiryValues),
    ...consentIn(Object.fromEntries(form)),
  };
  const from = textOf(form, 'step') as PostedFrom;
  if (isCodeForm(from)) return answerCode(from, form, values, deps);

  const asksDetails = from === 'details' || from === 'inline';
  const step = asksDetails || from === 'side' ? 'OTHER_DETAILS' : 'MOBILE_NUMBER';
  if (form.has('choices')) return { step: 'OTHER_DETAILS', values, errors: {} };
  const checked = (SCHEMAS[from] ?? phoneStep).safeParse(values);
  const ofGuardian = asksDetails ? guardianErrors(consentIn(values)) : {};
  if (!checked.success || Object.keys(ofGuardian).length > 0)
    return { step, values, errors: { ...(checked.error && fieldErrors(checked.error)), ...ofGuardian } };
  const state: EnquiryState = { ...initialState(deps.variant, false), step };
  const run = { values: { ...values, phone: checked.data.phone }, otp: '', key: textOf(form, 'key') };
  return advance(state, { type: 'phoneSubmitted' }, { ...deps, ...run, complete: asksDetails });
}

const SCHEMAS: Partial<Record<PostedFrom, typeof inlineLeadForm | typeof leadForm | typeof sideCardForm>> = {
  details: leadForm,
  inline: inlineLeadForm,
  side: sideCardForm,
};

async function answerCode(from: CodeForm, form: FormData, values: EnquiryValues, deps: Deps): Promise<PostedScreen> {
  const state: EnquiryState = {
    ...initialState(deps.variant, false),
    step: 'OTP_VERIFICATION',
    leadId: textOf(form, 'lead_id'),
    kind: form.get('kind') === 'NEW' ? 'NEW' : 'EXISTING',
  };
  const typed = otpForm.safeParse({ otp: textOf(form, 'otp') });
  if (from === 'code' && !typed.success) return screenOf(state, values, { errors: fieldErrors(typed.error) });
  const otp = typed.success ? typed.data.otp : '';
  return advance(state, { type: EVENTS[from] }, { ...deps, values, otp, key: '', complete: false });
}

const EVENTS = { code: 'codeSubmitted', resend: 'resendRequested', call: 'callRequested', edit: 'edit' } as const;
const isCodeForm = (from: PostedFrom): from is CodeForm => Object.hasOwn(EVENTS, from);

type Run = Deps & {
  values: EnquiryValues;
  otp: string;
  key: string;
  /** The form had all details: an unknown phone becomes a lead at once. */
  complete: boolean;
};

/** Sends an event to the state machine, and runs its calls until it waits for the visitor. */
async function advance(state: EnquiryState, event: EnquiryEvent, run: Run, shown: Notice = {}): Promise<PostedScreen> {
  const after = nextState(state, event);
  if (after.running === 'finish') {
    if (after.lead) await run.calls.pushToErp(after.lead.id);
    if (after.lead && run.variant === 'REGISTER' && after.kind === 'EXISTING')
      await run.calls.revisit(after.lead.id, run.from, true);
    return advance(after, { type: 'successShown' }, run);
  }
  if (after.running === null || after.running === 'download') {
    if (event.type === 'phoneUnknown' && run.complete) return advance(after, { type: 'detailsSubmitted' }, run);
    return screenOf(after, run.values, shown);
  }
  const { event: next, notice } = await runCall(after.running, {
    ...run,
    state: after,
    idempotencyKey: run.key,
    // There is no browser storage here.
    complete: false,
  });
  const name = TRACKED[next.type];
  if (name) await run.track({ name, props: { lead: after.kind ?? DEFAULT_KINDS[name] } });
  return advance(after, next, run, notice);
}

const TRACKED: Partial<Record<EnquiryEvent['type'], PostedEvent['name']>> = {
  leadCreated: 'lead_submitted',
  codeAccepted: 'auth_success',
};
const DEFAULT_KINDS = { lead_submitted: 'NEW', auth_success: 'EXISTING' } as const;

/** The screen of a state; messages that the modal shows as a toast or a countdown are texts beside the form. */
function screenOf({ step, leadId, kind }: EnquiryState, values: EnquiryValues, notice: Notice): PostedScreen {
  const problem = notice.problem ?? notice.failure;
  const shared = {
    values,
    errors: { ...notice.errors, ...(notice.codeError && { otp: notice.codeError }) },
    ...(problem !== undefined && { problem }),
    ...(notice.earlierCode && { earlierCode: true }),
    ...(notice.callRequested && { callRequested: true }),
  };
  switch (step) {
    case 'OTP_VERIFICATION':
      return {
        ...shared,
        ...(notice.tryIn !== undefined && { problem: 'Please wait a moment before trying again.' }),
        step,
        leadId: leadId ?? '',
        kind: kind ?? 'EXISTING',
      };
    case 'OTP_VERIFIED':
    case 'LAST_SCREEN':
      return { ...shared, step: 'LAST_SCREEN', kind: kind ?? 'EXISTING' };
    default:
      return { ...shared, step };
  }
}
