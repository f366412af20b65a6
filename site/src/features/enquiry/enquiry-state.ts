import type { LeadKind, Variant, VerifiedLead } from './enquiry-values.ts';

/** The five steps of the enquiry (§2). OTHER_DETAILS is shown on the first screen, under the phone. */
export const STEPS = ['MOBILE_NUMBER', 'OTHER_DETAILS', 'OTP_VERIFICATION', 'OTP_VERIFIED', 'LAST_SCREEN'] as const;
export type Step = (typeof STEPS)[number];

/** What a transition starts. Its outcome is the next event; until then the visitor's own events are ignored. */
export type Effect = 'lookup' | 'create' | 'resend' | 'call' | 'verify' | 'finish' | 'download';

export type EnquiryEvent =
  | { type: 'phoneSubmitted' }
  | { type: 'phoneUnknown' }
  | { type: 'phoneKnown'; leadId: string }
  | { type: 'lookupFailed' }
  | { type: 'detailsSubmitted' }
  | { type: 'leadCreated'; leadId: string }
  | { type: 'createFailed' }
  /** A code was sent, or one that was sent before is still valid. */
  | { type: 'codeSent' }
  | { type: 'codeNotSent' }
  | { type: 'codeSubmitted' }
  | { type: 'resendAsked' }
  /** A call instead of the code that does not come. */
  | { type: 'callAsked' }
  | { type: 'callNoted' }
  | { type: 'callNotNoted' }
  | { type: 'edit' }
  | { type: 'codeAccepted'; lead: VerifiedLead }
  | { type: 'codeRefused' }
  | { type: 'successShown' }
  /** The visitor proved the phone in another tab. */
  | { type: 'verifiedElsewhere' };
type EventName = EnquiryEvent['type'];

export type EnquiryState = {
  variant: Variant;
  step: Step;
  /** The effect whose outcome is awaited. */
  running: Effect | null;
  kind: LeadKind | null;
  leadId: string | null;
  lead: VerifiedLead | null;
};

/** One transition: in a step, while an effect runs or none does, an event leads to a step and may start an effect. */
export type Transition = {
  in: Step;
  during: Effect | null;
  on: EventName;
  to: Step;
  /** For every variant, or for one alone. */
  run: Effect | null | Partial<Record<Variant, Effect>>;
};

const row = (...[at, during, on, to, run = null]: [Step, Effect | null, EventName, Step, Transition['run']?]) => ({
  in: at,
  during,
  on,
  to,
  run,
});
const FIRST = 'MOBILE_NUMBER';
const DETAILS = 'OTHER_DETAILS';
const CODE = 'OTP_VERIFICATION';
/** A brochure that was asked for is downloaded also where the last screen is reached without a code. */
const IF_BROCHURE = { DOWNLOAD: 'download' } as const;

/** All transitions of §4. What is not here changes nothing. */
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
  row(CODE, null, 'resendAsked', CODE, 'resend'),
  row(CODE, null, 'callAsked', CODE, 'call'),
  row(CODE, null, 'edit', FIRST),
  row(CODE, null, 'verifiedElsewhere', 'LAST_SCREEN', IF_BROCHURE),
  row(CODE, 'resend', 'codeSent', CODE),
  row(CODE, 'resend', 'codeNotSent', CODE),
  row(CODE, 'call', 'callNoted', CODE),
  row(CODE, 'call', 'callNotNoted', CODE),
  row(CODE, 'verify', 'codeAccepted', 'OTP_VERIFIED', 'finish'),
  row(CODE, 'verify', 'codeRefused', CODE),

  row('OTP_VERIFIED', 'finish', 'successShown', 'LAST_SCREEN'),
];

/** Where an enquiry starts: a verified visitor goes straight to the last screen (§4). */
export function initialState(variant: Variant, verified: boolean): EnquiryState {
  const first: EnquiryState = { variant, step: FIRST, running: null, kind: null, leadId: null, lead: null };
  return verified ? nextState(first, { type: 'verifiedElsewhere' }) : first;
}

/** The state after an event; the same object where the event changes nothing. `running` is the effect to start. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const found = TRANSITIONS.find(
    (one) => one.in === state.step && one.during === state.running && one.on === event.type,
  );
  return found ? { ...state, ...changeOf(event), step: found.to, running: effectOf(found, state.variant) } : state;
}

/** What a transition starts for a variant. */
export const effectOf = ({ run }: Transition, variant: Variant): Effect | null =>
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
