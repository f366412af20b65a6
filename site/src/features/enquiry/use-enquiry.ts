import { OTP, TIMING } from '@prospectus/contract/constants';
import { CallFailed } from '@prospectus/contract/client';
import { ORIGINS, type OriginName } from '@prospectus/contract/origins';
import { useEffect, useReducer, useRef, useState } from 'react';

import { visitAttribution } from './attribution.ts';
import type { CodeRefusal, EnquiryCalls } from './calls.ts';
import { draft } from './draft.ts';
import { withOrigin } from './origin-attribution.ts';
import { finish } from './finish-enquiry.ts';
import { nextState, initialState } from './enquiry-state.ts';
import { EMPTY_VALUES } from './choices.ts';
import type { EnquiryProgram, EnquiryValues, Variant } from './types.ts';
import { useCode } from './use-code.ts';
import { useCountdown, waitText } from './use-countdown.ts';

/** What the modal is opened with. */
export type EnquiryOptions = {
  calls: EnquiryCalls;
  variant: Variant;
  program: EnquiryProgram | undefined;
  origin: OriginName;
  prefill: Partial<EnquiryValues> | undefined;
  verified: boolean;
  /** Tells the visitor that something failed (§8). */
  onFailure: (description: string) => void;
};

/** The lead modal's flow: its step, what was typed, what is wrong, and what can be done. */
export function useEnquiry({ calls, variant, program, origin, prefill, verified, onFailure }: EnquiryOptions) {
  const [state, send] = useReducer(nextState, verified, initialState);
  const [values, setValues] = useState<EnquiryValues>(() => ({ ...draft.read(), ...prefill }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const idempotencyKey = useRef(crypto.randomUUID());
  const code = useCode((otp) => void verify(otp));

  const type = (changed: Partial<EnquiryValues>) => {
    // Changed values are another submission, and an idempotency key belongs to one.
    const differs = Object.entries(changed).some(([name, value]) => values[name as keyof EnquiryValues] !== value);
    if (differs) idempotencyKey.current = crypto.randomUUID();
    setValues((before) => {
      const after = { ...before, ...changed };
      draft.keep(after);
      return after;
    });
    setErrors({});
    setProblem(undefined);
  };

  /** One request at a time: a click while one is running does nothing. */
  const working = useRef(false);
  const once = async (work: () => Promise<void>) => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      working.current = false;
      setBusy(false);
    }
  };

  const codeSent = (wait: number = OTP.resendWaitMs) => {
    code.clear();
    setResendAt(Date.now() + wait);
  };

  const create = async (complete: EnquiryValues) => {
    try {
      const from = withOrigin(visitAttribution(new URL(location.href), sessionStorage), origin);
      const leadId = await calls.create(complete, from, idempotencyKey.current);
      if (leadId === null) return onFailure('Something went wrong');
      codeSent();
      send({ type: 'leadCreated', leadId });
    } catch (error) {
      const failure = error instanceof CallFailed ? error.failure : undefined;
      if (failure?.errors && Object.keys(failure.errors).length > 0) setErrors(failure.errors);
      else onFailure(failure?.msg ?? 'Something went wrong');
    }
  };

  const lookUp = async (current: EnquiryValues, phone: string, auto: boolean) => {
    const found = await calls.lookup(phone);
    if (found === null) return setProblem('That did not go through. Please press the button again.');
    if (!found.known || found.leadId === null) {
      send({ type: 'phoneUnknown' });
      const { fieldErrors, leadForm } = await import('@prospectus/contract/forms');
      const checked = leadForm.safeParse({ ...current, phone });
      if (checked.success && auto && ORIGINS[origin].submitsByItself) await create({ ...current, phone });
      // What was not asked yet is asked now; only what was given can be wrong.
      else if (checked.error) setErrors(ofGiven(fieldErrors(checked.error), current));
      return;
    }
    if (current.name !== '') await calls.update(found.leadId, current);
    const sent = await calls.resend(found.leadId, phone);
    if (sent === null) return setProblem('The code could not be sent. Please press the button again.');
    codeSent(sent.sent ? undefined : sent.retryAfter * 1000);
    if (!sent.sent && sent.retryAfter > OTP.resendWaitMs / 1000) code.refuse(sent.msg);
    send({ type: 'phoneKnown', leadId: found.leadId });
  };

  const lookedUp = useRef('');
  const submit = (typed: EnquiryValues, auto = false) =>
    once(async () => {
      type(typed);
      const { fieldErrors, leadForm, phoneStep } = await import('@prospectus/contract/forms');
      const phone = phoneStep.safeParse(typed);
      const asksDetails = state.step === 'OTHER_DETAILS' && phone.success && phone.data.phone === lookedUp.current;
      const checked = asksDetails ? leadForm.safeParse(typed) : phone;
      if (!checked.success) return setErrors(fieldErrors(checked.error));
      if (asksDetails) return create({ ...typed, phone: lookedUp.current });
      lookedUp.current = checked.data.phone;
      await lookUp(typed, checked.data.phone, auto);
    });

  // §4: a prefilled phone submits once by itself.
  const autoSubmitted = useRef(false);
  useEffect(() => {
    if (autoSubmitted.current || verified || !prefill?.phone) return;
    autoSubmitted.current = true;
    void submit({ ...EMPTY_VALUES, ...values }, true);
  });

  const verify = (otp: string) =>
    once(async () => {
      if (state.leadId === null) return onFailure('Something went wrong');
      code.sent();
      const answer = await calls.verify(state.leadId, otp);
      if ('code' in answer) {
        if (answer.code === 'OTP_TOO_SOON') return code.waitFor(otp, answer.retryAfter);
        if (answer.code === 'FAILED') return onFailure(answer.msg);
        return code.refuse(refusalText(answer));
      }
      send({ type: 'codeAccepted', lead: answer.lead });
      const kind = state.kind ?? 'EXISTING';
      const stays = finish({
        calls,
        lead: answer.lead,
        kind,
        variant,
        origin,
        values,
        brochure: program?.brochure,
        onFailure,
      });
      setTimeout(() => stays() && send({ type: 'successShown' }), TIMING.successScreenMs);
    });

  const resend = () =>
    once(async () => {
      if (state.leadId === null) return onFailure('Something went wrong');
      const sent = await calls.resend(state.leadId, values.phone);
      if (sent === null) return code.refuse('The code could not be sent. Please try again.');
      codeSent(sent.sent ? undefined : sent.retryAfter * 1000);
      if (!sent.sent) code.refuse(sent.msg);
    });

  return {
    state,
    values,
    errors,
    problem,
    busy,
    code,
    resendIn: useCountdown(resendAt),
    type,
    submit: (typed: EnquiryValues) => submit(typed),
    verify: (otp: string) => (code.throttled() ? code.waitFor(otp) : void verify(otp)),
    resend,
    edit: () => {
      lookedUp.current = '';
      idempotencyKey.current = crypto.randomUUID();
      code.clear();
      send({ type: 'edit' });
    },
  };
}

const ofGiven = (errors: Record<string, string>, given: EnquiryValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => {
      const field = name as keyof EnquiryValues;
      return given[field] !== EMPTY_VALUES[field];
    }),
  );

/** What the interface says of a refused code. */
function refusalText(refusal: CodeRefusal): string {
  switch (refusal.code) {
    case 'OTP_INCORRECT':
      return 'Incorrect OTP. Please check again.';
    case 'OTP_EXPIRED':
      return 'This code has expired. Please request a new one.';
    case 'OTP_TOO_MANY_TRIES':
      return `Too many attempts. Try again in ${waitText(refusal.retryAfter)}.`;
    default:
      return refusal.msg;
  }
}
