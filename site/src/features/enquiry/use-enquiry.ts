import { COOKIE, POPUP, TIMING } from '@prospectus/contract/constants';
import { type EnquiryVariant, ORIGINS, type OriginName } from '@prospectus/contract/origins';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { readCookie, session } from '../../lib/storage.ts';
import { WRONG } from '../../lib/refusal.ts';
import type { EnquiryCalls } from './calls.ts';
import { consentIn, EMPTY_VALUES, type EnquiryProgram, type EnquiryValues } from './enquiry-values.ts';
import { draft, unsent, type Unsent } from './stored.ts';
import { type CallEffect, type Notice, runCall } from './enquiry-effects.ts';
import { type Effect, type EnquiryEvent, type EnquiryState, initialState, nextState } from './enquiry-state.ts';
import { downloadFor, finish } from './finish-enquiry.ts';
import { keepTrying } from './keep-trying.ts';
import { attributionFor } from './origin-attribution.ts';
import { enquiryTracker } from './track-enquiry.ts';
import { timeIn, useCode, useCountdown } from './use-code.ts';

type Options = {
  calls: EnquiryCalls;
  variant: EnquiryVariant;
  program?: EnquiryProgram | undefined;
  origin: OriginName;
  prefill: Partial<EnquiryValues> | undefined;
  /** A submission that the server does not have yet; it is sent again at once. */
  resume?: Unsent | undefined;
  verified: boolean;
  /** Shows a failure (§8). */
  onFailure: (description: string) => void;
  /** Hides the last failure. */
  onAttempt: () => void;
};

/** State and actions of the lead modal: the state machine with values, errors and calls. */
export function useEnquiry(options: Options) {
  const { calls, variant, program, origin, prefill, resume, verified, onFailure, onAttempt } = options;
  const [state, setState] = useState<EnquiryState>(() => ({
    ...initialState(variant, verified),
    ...(resume && !verified && { step: 'OTHER_DETAILS' }),
  }));
  const [values, setValues] = useState<EnquiryValues>(() => ({ ...draft.read(), ...prefill, ...resume?.values }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [earlierCode, setEarlierCode] = useState(false);
  const [callRequested, setCallRequested] = useState(false);
  const [isKept, setKept] = useState(resume !== undefined);
  const [isBeginning, setBeginning] = useState(!verified && Boolean(prefill?.phone));
  // Refs, because two events may come before the next render.
  const current = useRef({ state, values, otp: '', auto: false, repeated: false });
  const idempotencyKey = useRef<string>(resume?.key ?? crypto.randomUUID());
  const keptKey = useRef(resume?.key);
  const lookedUp = useRef(resume?.values.phone ?? '');
  const [tracker] = useState(() => enquiryTracker({ variant, origin }));

  /** Sends an event to the state machine, and starts the effect it returns. */
  const send = (event: EnquiryEvent): void => {
    const before = current.current.state;
    const after = nextState(before, event);
    if (after === before) return;
    current.current.state = after;
    setState(after);
    tracker.went(after, event, { ...current.current.values, phone: lookedUp.current });
    // The phone may have been edited during the call; the code went to the submitted one.
    if (after.step === 'OTP_VERIFICATION' && before.step !== after.step) type({ phone: lookedUp.current });
    if (event.type === 'leadCreated' || (event.type === 'codeSent' && before.step !== 'OTP_VERIFICATION')) {
      draft.clear();
      if (origin === 'delay') session.setItem(POPUP.delayLeadFlag, 'true');
    }
    if (after.running) void start(after.running);
  };

  const start = async (effect: Effect): Promise<void> => {
    if (effect === 'finish') return conclude();
    if (effect === 'download') return void downloadFor(program?.brochure);
    const typed = { ...current.current.values, phone: lookedUp.current };
    const from = resume?.key === idempotencyKey.current ? resume.from : attributionFor(origin);
    const key = idempotencyKey.current;
    const { repeated } = current.current;
    current.current.repeated = false;
    if (!repeated) onAttempt();
    const complete = effect === 'create' || (effect === 'lookup' && current.current.auto && isComplete(typed));
    // Stored before the call: the page may be closed before the response.
    if (complete) {
      keptKey.current = key;
      unsent.keep({ key, values: typed, from, origin, at: resume?.key === key ? resume.at : timeIn(0) });
    }
    const { event, notice } = await runCall(effect satisfies CallEffect, {
      calls,
      ...current.current,
      values: typed,
      origin,
      from,
      idempotencyKey: key,
      complete,
    });
    if (notice.answered) unsent.clear(keptKey.current);
    if (complete || notice.answered) setKept(!notice.answered);
    if (repeated && notice.answered) onAttempt();
    // A retry that fails like the first attempt is not reported again.
    show(repeated && !notice.answered ? withoutFailure(notice) : notice);
    send(event);
    if (event.type === 'phoneUnknown') await askDetails();
  };

  const show = (notice: Notice): void => {
    if (notice.failed) tracker.failed(notice.failed);
    if (notice.errors) setErrors(notice.errors);
    if (notice.problem) setProblem(notice.problem);
    if (notice.failure) onFailure(notice.failure);
    if (notice.codeError !== undefined) code.refuse(notice.codeError);
    if (notice.resendIn !== undefined) setResendAt(timeIn(notice.resendIn));
    if (notice.callRequested) setCallRequested(true);
    if (notice.earlierCode !== undefined) setEarlierCode(notice.earlierCode);
    if (notice.nextTryIn !== undefined) code.waitFor(notice.nextTryIn);
    if (notice.tryIn !== undefined) {
      code.waitFor(notice.tryIn);
      code.send(current.current.otp);
    }
  };

  /** §4: complete details are submitted automatically, unless the origin forbids it. */
  const askDetails = async () => {
    const typed = { ...current.current.values, phone: lookedUp.current };
    const { fieldErrors, leadForm } = await import('@prospectus/contract/forms');
    const checked = leadForm.safeParse(typed);
    if (checked.success && current.current.auto && ORIGINS[origin].submitsByItself) send({ type: 'detailsSubmitted' });
    // Empty fields have not been shown yet, so they are no errors.
    else if (checked.error) setErrors(ofFilled(fieldErrors(checked.error), typed));
  };

  const conclude = () => {
    const { lead, kind } = current.current.state;
    if (!lead) return;
    const leave = finish({
      calls,
      lead,
      kind: kind ?? 'EXISTING',
      variant,
      origin,
      values: current.current.values,
      brochure: program?.brochure,
      from: attributionFor(origin),
    });
    setTimeout(() => void leave().then((stay) => stay && send({ type: 'successShown' })), TIMING.successScreenMs);
  };

  const code = useCode((otp) => {
    current.current.otp = otp;
    send({ type: 'codeSubmitted' });
  });

  const type = (changed: Partial<EnquiryValues>) => {
    const before = current.current.values;
    // Changed values are a new submission with its own idempotency key.
    const differs = Object.entries(changed).some(([name, value]) => before[name as keyof EnquiryValues] !== value);
    if (differs) idempotencyKey.current = crypto.randomUUID();
    current.current.values = { ...before, ...changed };
    setValues(current.current.values);
    draft.keep(current.current.values);
    setErrors({});
    setProblem(undefined);
  };

  const submit = async (typed: EnquiryValues, auto = false) => {
    if (current.current.state.running) return;
    type(typed);
    const { fieldErrors, guardianErrors, leadForm, phoneStep } = await import('@prospectus/contract/forms');
    const phone = phoneStep.safeParse(typed);
    const { step } = current.current.state;
    const asksDetails = step === 'OTHER_DETAILS' && phone.success && phone.data.phone === lookedUp.current;
    const checked = asksDetails ? leadForm.safeParse(typed) : phone;
    const ofGuardian = asksDetails ? guardianErrors(consentIn(typed)) : {};
    if (!checked.success || Object.keys(ofGuardian).length > 0) {
      tracker.failed('INVALID');
      return setErrors({ ...(checked.error && fieldErrors(checked.error)), ...ofGuardian });
    }
    lookedUp.current = checked.data.phone;
    current.current.auto = auto;
    send({ type: asksDetails ? 'detailsSubmitted' : 'phoneSubmitted' });
  };

  // §4: a prefilled phone is submitted once, automatically; a verified visitor has nothing to submit.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    tracker.opened(current.current.state);
    const { running } = current.current.state;
    if (running) void start(running);
    else if (resume && !verified) send({ type: 'detailsSubmitted' });
    else if (isBeginning) void submit({ ...EMPTY_VALUES, ...values }, true).finally(() => setBeginning(false));
  });
  useEffect(() => begin(), []);

  // An unsent submission is retried, unless the values were changed.
  const sendAgain = useEffectEvent(() => {
    const { step, running } = current.current.state;
    if (running || keptKey.current !== idempotencyKey.current) return;
    current.current.repeated = true;
    send({ type: step === 'OTHER_DETAILS' ? 'detailsSubmitted' : 'phoneSubmitted' });
  });
  useEffect(() => (isKept ? keepTrying(() => sendAgain()) : undefined), [isKept]);

  // A verified visitor's new enquiry needs no code: the session is the proof (§7).
  const [again, setAgain] = useState<'running' | 'done' | 'withdrawn' | 'failed'>(
    verified && variant === 'REGISTER' && readCookie(COOKIE.isUserVerified) ? 'running' : 'done',
  );
  const askAgain = async (reopen: boolean) => {
    setAgain('running');
    const result = await calls.revisit(readCookie(COOKIE.isUserVerified) ?? '', attributionFor(origin), reopen);
    if (result === 'failed') onFailure(WRONG);
    setAgain(result);
  };
  const enquireAgain = useEffectEvent(() => {
    if (again === 'running') void askAgain(false);
  });
  useEffect(() => enquireAgain(), []);

  // Verified in another tab. The state machine accepts this event only between calls.
  const proved = useEffectEvent(() => send({ type: 'verifiedElsewhere' }));
  useEffect(() => {
    if (verified && state.running === null) proved();
  }, [verified, state.running]);

  return {
    state,
    values,
    errors,
    problem,
    busy: isBeginning || (state.running !== null && state.running !== 'finish'),
    code,
    earlierCode,
    callRequested,
    /** The submission is stored on the device and retried. */
    isKept,
    discard: () => {
      unsent.clear(keptKey.current);
      setKept(false);
      setProblem(undefined);
    },
    resendIn: useCountdown(resendAt),
    type,
    submit: (typed: EnquiryValues) => submit(typed),
    verify: (otp: string) => code.send(otp),
    resend: () => send({ type: 'resendRequested' }),
    requestCall: () => send({ type: 'callRequested' }),
    /** Result of a verified visitor's new enquiry. */
    again,
    askAgain: () => {
      onAttempt();
      return askAgain(again === 'withdrawn');
    },
    edit: () => {
      lookedUp.current = '';
      idempotencyKey.current = crypto.randomUUID();
      code.clear();
      send({ type: 'edit' });
    },
  };
}

const withoutFailure = ({ failed: _failed, failure: _failure, ...notice }: Notice): Notice => notice;

const isComplete = (values: EnquiryValues): boolean =>
  Object.entries(EMPTY_VALUES).every(([name, unset]) => values[name as keyof EnquiryValues] !== unset);

const ofFilled = (errors: Record<string, string>, values: EnquiryValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => {
      const field = name as keyof EnquiryValues;
      return values[field] !== EMPTY_VALUES[field];
    }),
  );
