import { describe, expect, it } from 'vitest';

import { type EnquiryEvent, type EnquiryState, nextState, initialState } from './enquiry-state.ts';

const lead = {
  id: 'l1',
  leads_id: null,
  email: 'a@example.org',
  mobile: '9876543210',
  name: 'Asha',
  area_of_interest: 'MBA',
  highest_qualification_id: 3,
};
const after = (...events: EnquiryEvent[]): EnquiryState => events.reduce(nextState, initialState(false));

describe('the steps of the enquiry', () => {
  it('LEAD-04 LEAD-09 an unknown phone asks for details, then for the code, then succeeds', () => {
    expect(after({ type: 'phoneUnknown' })).toMatchObject({ step: 'OTHER_DETAILS', kind: 'NEW' });
    const verified = after(
      { type: 'phoneUnknown' },
      { type: 'leadCreated', leadId: 'l1' },
      { type: 'codeAccepted', lead },
    );
    expect(verified).toMatchObject({ step: 'OTP_VERIFIED', kind: 'NEW', leadId: 'l1', lead });
    expect(nextState(verified, { type: 'successShown' }).step).toBe('LAST_SCREEN');
  });

  it('LEAD-10 a known phone goes straight to the code', () => {
    expect(after({ type: 'phoneKnown', leadId: 'l2' })).toMatchObject({
      step: 'OTP_VERIFICATION',
      kind: 'EXISTING',
      leadId: 'l2',
    });
  });

  it('LEAD-12 edit returns to the phone and forgets whose code was sent', () => {
    expect(after({ type: 'phoneKnown', leadId: 'l2' }, { type: 'edit' })).toEqual(initialState(false));
  });

  it('LEAD-16 a verified visitor starts at the last screen', () => {
    expect(initialState(true).step).toBe('LAST_SCREEN');
  });

  it('LEAD-04 events that do not belong to a step change nothing', () => {
    const asking = initialState(false);
    expect(nextState(asking, { type: 'codeAccepted', lead })).toBe(asking);
    expect(nextState(asking, { type: 'successShown' })).toBe(asking);
    const coding = after({ type: 'phoneKnown', leadId: 'l2' });
    expect(nextState(coding, { type: 'phoneUnknown' })).toBe(coding);
  });
});
