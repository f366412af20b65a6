import type { LeadKind, VerifiedLead } from './types.ts';

/** The five steps of the lead modal (§2). OTHER_DETAILS is shown on the first screen, under the phone. */
type Step = 'MOBILE_NUMBER' | 'OTHER_DETAILS' | 'OTP_VERIFICATION' | 'OTP_VERIFIED' | 'LAST_SCREEN';

export type EnquiryState = {
  step: Step;
  kind: LeadKind | null;
  leadId: string | null;
  lead: VerifiedLead | null;
};

export type EnquiryEvent =
  | { type: 'phoneUnknown' }
  | { type: 'phoneKnown'; leadId: string }
  | { type: 'leadCreated'; leadId: string }
  | { type: 'edit' }
  | { type: 'codeAccepted'; lead: VerifiedLead }
  | { type: 'successShown' };

/** Where the modal starts: a verified visitor goes straight to the last screen (§4). */
export const initialState = (verified: boolean): EnquiryState => ({
  step: verified ? 'LAST_SCREEN' : 'MOBILE_NUMBER',
  kind: verified ? 'EXISTING' : null,
  leadId: null,
  lead: null,
});

/** The transitions of §4. An event that does not belong to a step leaves the state as it is. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const asking = state.step === 'MOBILE_NUMBER' || state.step === 'OTHER_DETAILS';
  switch (event.type) {
    case 'phoneUnknown':
      return asking ? { ...state, step: 'OTHER_DETAILS', kind: 'NEW', leadId: null } : state;
    case 'phoneKnown':
      return asking ? { ...state, step: 'OTP_VERIFICATION', kind: 'EXISTING', leadId: event.leadId } : state;
    case 'leadCreated':
      return asking ? { ...state, step: 'OTP_VERIFICATION', kind: 'NEW', leadId: event.leadId } : state;
    case 'edit':
      return state.step === 'OTP_VERIFICATION' ? { ...initialState(false) } : state;
    case 'codeAccepted':
      return state.step === 'OTP_VERIFICATION' ? { ...state, step: 'OTP_VERIFIED', lead: event.lead } : state;
    case 'successShown':
      return state.step === 'OTP_VERIFIED' ? { ...state, step: 'LAST_SCREEN' } : state;
  }
}
