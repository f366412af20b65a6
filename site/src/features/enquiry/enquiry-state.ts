import type { Lead } from '@prospectus/contract';
import type { EnquiryVariant } from '@prospectus/contract/origins';
import type { LeadKind } from './enquiry-values.ts';

/** The five steps of the enquiry (§2). OTHER_DETAILS is shown on the first screen, under the phone. */
export const STEPS = ['MOBILE_NUMBER', 'OTHER_DETAILS', 'OTP_VERIFICATION', 'OTP_VERIFIED', 'LAST_SCREEN'] as const;
export type Step = (typeof STEPS)[number];

/** Started by a transition; its result is the next event, and the visitor's events are ignored until then. */
export type Effect = 'lookup' | 'create' | 'resend' | 'call' | 'verify' | 'finish' | 'download';

export type EnquiryEvent =
  | { type: 'phoneSubmitted' }
  | { type: 'phoneUnknown' }
  | { type: 'phoneKnown'; leadId: string }
  | { type: 'lookupFailed' }
  | { type: 'detailsSubmitted' }
  | { type: 'leadCreated'; leadId: string }
  | { type: 'createFailed' }
  /** A code was sent, or the previous one is still valid. */
  | { type: 'codeSent' }
  | { type: 'codeNotSent' }
  | { type: 'codeSubmitted' }
  | { type: 'resendRequested' }
  | { type: 'callRequested' }
  | { type: 'callAccepted' }
  | { type: 'callFailed' }
  | { type: 'edit' }
  | { type: 'codeAccepted'; lead: Lead }
  | { type: 'codeRefused' }
  | { type: 'successShown' }
  /** The phone was verified in another tab. */
  | { type: 'verifiedElsewhere' };
type EventName = EnquiryEvent['type'];

export type EnquiryState = {
  variant: EnquiryVariant;
  step: Step;
  /** The effect in progress. */
  running: Effect | null;
  kind: LeadKind | null;
  leadId: string | null;
  lead: Lead | null;
};

/** In a step and during an effect, an event leads to a step and may start an effect. */
export type Transition = {
  in: Step;
  during: Effect | null;
  on: EventName;
  to: Step;
  /** For all variants, or by variant. */
  run: Effect | null | Partial<Record<EnquiryVariant, Effect>>;
};

type Row = [Step, Effect | null, EventName, Step, Transition['run']?];
const row = (...[step, during, on, to, run = null]: Row) => ({ in: step, during, on, to, run });
const FIRST = 'MOBILE_NUMBER';
const DETAILS = 'OTHER_DETAILS';
const CODE = 'OTP_VERIFICATION';
/** The brochure is also downloaded if the last screen is reached without a code. */
const IF_BROCHURE = { DOWNLOAD: 'download' } as const;

/** All transitions of §4; any other event is ignored. */
export const TRANSITIONS: readonly Transition[] = [
  row(FIRST, null, 'phoneSubmitted', FIRST, 'lookup'),
  row(FIRST, null, 'verifiedElsewhere', 'LAST_SCREEN', IF_BROCHURE),
  row(FIRST, 'lookup', 'phoneUnknown', DETAILS),
  row(FIRST, 'lookup', 'phoneKnown', FIRST, 'resend'),
  row(FIRST, 'lookup', 'lookupFailed', FIRST),
  row(FIRST, 'resend', 'codeSent', CODE),
  row(FIRST, 'resend', 'codeNotSent', FIRST),

  row(DETAILS, null, 'detailsSubmitted', DETAILS, 'create'),
  row(DETAILS, null, 'phoneSubmitted', DETAILS, 'lookup'),
  row(DETAILS, null, 'verifiedElsewhere', 'LAST_SCREEN', IF_BROCHURE),
  row(DETAILS, 'lookup', 'phoneUnknown', DETAILS),
  row(DETAILS, 'lookup', 'phoneKnown', DETAILS, 'resend'),
  row(DETAILS, 'lookup', 'lookupFailed', DETAILS),
  row(DETAILS, 'resend', 'codeSent', CODE),
  row(DETAILS, 'resend', 'codeNotSent', DETAILS),
  row(DETAILS, 'create', 'leadCreated', CODE),
  row(DETAILS, 'create', 'createFailed', DETAILS),

  row(CODE, null, 'codeSubmitted', CODE, 'verify'),
  row(CODE, null, 'resendRequested', CODE, 'resend'),
  row(CODE, null, 'callRequested', CODE, 'call'),
  row(CODE, null, 'edit', FIRST),
  row(CODE, null, 'verifiedElsewhere', 'LAST_SCREEN', IF_BROCHURE),
  row(CODE, 'resend', 'codeSent', CODE),
  row(CODE, 'resend', 'codeNotSent', CODE),
  row(CODE, 'call', 'callAccepted', CODE),
  row(CODE, 'call', 'callFailed', CODE),
  row(CODE, 'verify', 'codeAccepted', 'OTP_VERIFIED', 'finish'),
  row(CODE, 'verify', 'codeRefused', CODE),

  row('OTP_VERIFIED', 'finish', 'successShown', 'LAST_SCREEN'),
];

/** A verified visitor starts at the last screen (§4). */
export function initialState(variant: EnquiryVariant, verified: boolean): EnquiryState {
  const first: EnquiryState = { variant, step: FIRST, running: null, kind: null, leadId: null, lead: null };
  return verified ? nextState(first, { type: 'verifiedElsewhere' }) : first;
}

/** The state after an event; the same object if the event is ignored. `running` is the effect to start. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const next = TRANSITIONS.find(
    (entry) => entry.in === state.step && entry.during === state.running && entry.on === event.type,
  );
  return next ? { ...state, ...changeOf(event), step: next.to, running: effectOf(next, state.variant) } : state;
}

export const effectOf = ({ run }: Transition, variant: EnquiryVariant): Effect | null =>
  typeof run === 'object' && run !== null ? (run[variant] ?? null) : run;

function changeOf(event: EnquiryEvent): Partial<EnquiryState> {
  switch (event.type) {
    case 'phoneUnknown':
      return { kind: 'NEW', leadId: null };
    case 'phoneKnown':
      return { kind: 'EXISTING', leadId: event.leadId };
    case 'leadCreated':
      return { kind: 'NEW', leadId: event.leadId };
    case 'edit':
      return { kind: null, leadId: null };
    case 'codeAccepted':
      return { lead: event.lead };
    case 'verifiedElsewhere':
      return { kind: 'EXISTING' };
    default:
      return {};
  }
}
