import type { EnquiryVariant } from '@prospectus/contract/origins';
import { describe, expect, it } from 'vitest';

import {
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  effectOf,
  initialState,
  nextState,
  type Step,
  STEPS,
  TRANSITIONS,
} from './enquiry-state.ts';

const lead = {
  id: 'l1',
  leads_id: null,
  email: 'a@example.org',
  mobile: '9876543210',
  name: 'Asha',
  area_of_interest: 'MBA',
  highest_qualification_id: 3,
};
const VARIANTS: readonly EnquiryVariant[] = ['REGISTER', 'DOWNLOAD', 'LOGIN'];
const EVENTS: readonly EnquiryEvent[] = [
  { type: 'phoneSubmitted' },
  { type: 'phoneUnknown' },
  { type: 'phoneKnown', leadId: 'l2' },
  { type: 'lookupFailed' },
  { type: 'detailsSubmitted' },
  { type: 'leadCreated', leadId: 'l1' },
  { type: 'createFailed' },
  { type: 'codeSent' },
  { type: 'codeNotSent' },
  { type: 'codeSubmitted' },
  { type: 'resendRequested' },
  { type: 'callRequested' },
  { type: 'callAccepted' },
  { type: 'callFailed' },
  { type: 'edit' },
  { type: 'codeAccepted', lead },
  { type: 'codeRefused' },
  { type: 'successShown' },
  { type: 'verifiedElsewhere' },
];
const EFFECTS: readonly (Effect | null)[] = [
  null,
  'lookup',
  'create',
  'resend',
  'call',
  'verify',
  'finish',
  'download',
];

const start = (variant: EnquiryVariant = 'REGISTER') => initialState(variant, false);
const after = (events: readonly EnquiryEvent[], from: EnquiryState = start()): EnquiryState =>
  events.reduce(nextState, from);
const place = ({ step, running }: Pick<EnquiryState, 'step' | 'running'>) => `${step}/${running ?? 'waiting'}`;

/** All reachable states, with the transitions used. */
function explore(from: EnquiryState) {
  const reached = new Map([[place(from), from]]);
  const taken = new Set<string>();
  const queue = [from];
  for (let state = queue.shift(); state; state = queue.shift())
    for (const event of EVENTS) {
      const next = nextState(state, event);
      if (next === state) continue;
      taken.add(`${place(state)} ${event.type}`);
      if (reached.has(place(next))) continue;
      reached.set(place(next), next);
      queue.push(next);
    }
  return { reached, taken };
}

describe('the table of transitions', () => {
  it('LEAD-04 has the five steps, and one row for a step, a running effect and an event', () => {
    expect(STEPS).toEqual(['MOBILE_NUMBER', 'OTHER_DETAILS', 'OTP_VERIFICATION', 'OTP_VERIFIED', 'LAST_SCREEN']);
    const rows = TRANSITIONS.map((one) => `${one.in}/${one.during ?? 'waiting'} ${one.on}`);
    expect(rows.filter((one, at) => rows.indexOf(one) !== at)).toEqual([]);
  });

  it.each(VARIANTS)('LEAD-04 LEAD-05 %s takes every transition from its start', (variant) => {
    const { taken } = explore(start(variant));
    expect([...taken].toSorted()).toEqual(
      TRANSITIONS.map((one) => `${one.in}/${one.during ?? 'waiting'} ${one.on}`).toSorted(),
    );
  });

  it.each(VARIANTS)(
    'LEAD-04 %s: each row leads to its step and starts its effect, everything else nothing',
    (variant) => {
      for (const step of STEPS)
        for (const running of EFFECTS)
          for (const event of EVENTS) {
            const state: EnquiryState = { ...start(variant), step, running, leadId: 'l0' };
            const row = TRANSITIONS.find((one) => one.in === step && one.during === running && one.on === event.type);
            const next = nextState(state, event);
            const at = `${place(state)} ${event.type}`;
            if (!row) expect(next, at).toBe(state);
            else expect([next.step, next.running], at).toEqual([row.to, effectOf(row, variant)]);
          }
    },
  );

  it.each(VARIANTS)('%s has no dead end: the last screen is reached from every state', (variant) => {
    for (const [at, state] of explore(start(variant)).reached) {
      const steps = [...explore(state).reached.values()].map(({ step }): Step => step);
      expect(steps, at).toContain('LAST_SCREEN');
    }
  });
});

describe('the paths of §4', () => {
  const created: EnquiryEvent[] = [
    { type: 'phoneSubmitted' },
    { type: 'phoneUnknown' },
    { type: 'detailsSubmitted' },
    { type: 'leadCreated', leadId: 'l1' },
  ];

  it('LEAD-04 LEAD-09 an unknown phone asks for details, then for the code, then succeeds', () => {
    expect(after(created.slice(0, 2))).toMatchObject({ step: 'OTHER_DETAILS', kind: 'NEW' });
    const verified = after([...created, { type: 'codeSubmitted' }, { type: 'codeAccepted', lead }]);
    expect(verified).toMatchObject({ step: 'OTP_VERIFIED', kind: 'NEW', leadId: 'l1', lead, running: 'finish' });
    expect(nextState(verified, { type: 'successShown' })).toMatchObject({ step: 'LAST_SCREEN', running: null });
  });

  it('LEAD-10 a known phone gets its code without details', () => {
    const known = after([{ type: 'phoneSubmitted' }, { type: 'phoneKnown', leadId: 'l2' }]);
    expect(known).toMatchObject({ step: 'MOBILE_NUMBER', running: 'resend', kind: 'EXISTING', leadId: 'l2' });
    expect(nextState(known, { type: 'codeSent' })).toMatchObject({ step: 'OTP_VERIFICATION', leadId: 'l2' });
    expect(nextState(known, { type: 'codeNotSent' })).toMatchObject({ step: 'MOBILE_NUMBER', running: null });
  });

  it('LEAD-12 edit returns to the phone and forgets whose code was sent', () => {
    expect(after([...created, { type: 'edit' }])).toEqual(start());
  });

  it('LEAD-16 a verified visitor starts at the last screen, and gets the brochure that was asked for', () => {
    expect(initialState('REGISTER', true)).toMatchObject({ step: 'LAST_SCREEN', running: null, kind: 'EXISTING' });
    expect(initialState('DOWNLOAD', true)).toMatchObject({ step: 'LAST_SCREEN', running: 'download' });
  });

  it('LEAD-25 what is sent twice is sent once', () => {
    const looking = after([{ type: 'phoneSubmitted' }]);
    expect(nextState(looking, { type: 'phoneSubmitted' })).toBe(looking);
    const checking = after([...created, { type: 'codeSubmitted' }]);
    for (const type of ['codeSubmitted', 'resendRequested', 'edit'] as const)
      expect(nextState(checking, { type }), type).toBe(checking);
  });
});
