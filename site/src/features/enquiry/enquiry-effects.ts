import { CallFailed } from '@prospectus/contract/client';
import { OTP } from '@prospectus/contract/constants';
import { type OriginName, ORIGINS } from '@prospectus/contract/origins';

import { refusalAt, WRONG } from '../../lib/refusal.ts';
import type { Attribution } from './attribution.ts';
import type { CodeRefusal, EnquiryCalls } from './calls.ts';
import type { Effect, EnquiryEvent, EnquiryState } from './enquiry-state.ts';
import type { FailureCode } from './track-enquiry.ts';
import type { EnquiryValues } from './enquiry-values.ts';
import { failureText, isOffline, whyFailed } from './why-failed.ts';

/** The effects that are calls of the API. */
export type CallEffect = Exclude<Effect, 'finish' | 'download'>;

type CallInput = {
  calls: EnquiryCalls;
  state: EnquiryState;
  /** With the phone as it is sent. */
  values: EnquiryValues;
  otp: string;
  origin: OriginName;
  from: Attribution;
  idempotencyKey: string;
  /** All details are filled in: the submission can be stored and sent later. */
  complete: boolean;
};

/** The result of a call for the screen. */
export type Notice = {
  /** For analytics. */
  failed?: FailureCode;
  errors?: Record<string, string>;
  /** Shown beside the form. */
  problem?: string;
  /** Shown as a toast (§8). */
  failure?: string;
  codeError?: string;
  /** Seconds until this code is sent again. */
  tryIn?: number;
  /** Seconds until another code may be tried. */
  nextTryIn?: number;
  /** Seconds until another code can be requested. */
  resendIn?: number;
  /** No code was sent: the previous one is still valid. */
  earlierCode?: boolean;
  callRequested?: boolean;
  /** The server accepted or refused the submission: it is not retried. */
  answered?: boolean;
};

type CallResult = { event: EnquiryEvent; notice: Notice };

/** Runs a call, and returns the next event of the state machine; used by the modal and by the plain pages. */
export const runCall = (effect: CallEffect, input: CallInput): Promise<CallResult> => CALLS[effect](input);

const RESEND_SECONDS = OTP.resendWaitMs / 1000;
/** Fields that can show an error when the lead is created. */
const DETAILS = ['phone', 'name', 'email', 'qualification', 'interest', 'guardian_name', 'guardian_agrees'];

const CALLS: Record<CallEffect, (input: CallInput) => Promise<CallResult>> = {
  async lookup(input) {
    const { calls, values, origin } = input;
    const found = await calls.lookup(values.phone, ORIGINS[origin].referrerForm);
    if (found === null)
      return {
        event: { type: 'lookupFailed' },
        notice: { failed: 'UNREACHABLE', problem: failureText(isOffline() ? 'offline' : 'down', input.complete) },
      };
    if ('refused' in found)
      return {
        event: { type: 'lookupFailed' },
        notice: { failed: found.refused.code, ...refusalAt(found.refused, ['phone']) },
      };
    return { event: found.known ? { type: 'phoneKnown', leadId: found.leadId } : { type: 'phoneUnknown' }, notice: {} };
  },

  async create({ calls, values, from, idempotencyKey, origin }) {
    try {
      const created = await calls.create(values, from, idempotencyKey, ORIGINS[origin].referrerForm);
      if (created === null) return { event: { type: 'createFailed' }, notice: { failure: WRONG } };
      return {
        event: { type: 'leadCreated', leadId: created.leadId },
        notice:
          created.codeIn > 0
            ? { resendIn: created.codeIn, earlierCode: true, answered: true }
            : { resendIn: RESEND_SECONDS, earlierCode: false, answered: true },
      };
    } catch (error) {
      const failure = error instanceof CallFailed ? error.failure : undefined;
      const why = whyFailed(error);
      return {
        event: { type: 'createFailed' },
        notice: {
          failed: failure?.code ?? 'UNREACHABLE',
          ...refusalAt(failure, DETAILS),
          ...(why && { problem: failureText(why, true) }),
          answered: error instanceof CallFailed && isRefusal(error.status),
        },
      };
    }
  },

  async resend({ calls, state, values, from }) {
    if (!state.leadId) return { event: { type: 'codeNotSent' }, notice: { failure: WRONG } };
    // The first code of a known phone: the values are stored until it is verified.
    const first = state.step !== 'OTP_VERIFICATION';
    if (first && values.name !== '') await calls.update(state.leadId, values);
    const sent = await calls.resend(state.leadId, values.phone, from);
    if (sent === null) {
      const problem = 'We couldn’t send the code. Please try again.';
      return {
        event: { type: 'codeNotSent' },
        notice: { failed: 'UNREACHABLE', ...(first ? { problem } : { codeError: problem }) },
      };
    }
    if (sent.sent)
      return {
        event: { type: 'codeSent' },
        notice: { resendIn: RESEND_SECONDS, earlierCode: false, codeError: '', answered: true },
      };
    // A longer wait is the daily limit, and no code is valid then.
    const earlierCode = sent.retryAfter <= RESEND_SECONDS;
    return {
      event: { type: 'codeSent' },
      notice: { resendIn: sent.retryAfter, earlierCode, codeError: earlierCode ? '' : sent.msg, answered: true },
    };
  },

  async call({ calls, state }) {
    const isAccepted = state.leadId ? await calls.requestCall(state.leadId) : null;
    return isAccepted
      ? { event: { type: 'callAccepted' }, notice: { callRequested: true } }
      : {
          event: { type: 'callFailed' },
          notice: { codeError: 'We couldn’t request the call. Please try again.' },
        };
  },

  async verify({ calls, state, otp }) {
    if (!state.leadId) return { event: { type: 'codeRefused' }, notice: { failure: WRONG } };
    const result = await calls.verify(state.leadId, otp);
    if (!('code' in result)) return { event: { type: 'codeAccepted', lead: result.lead }, notice: {} };
    return {
      event: { type: 'codeRefused' },
      notice: { failed: result.code === 'FAILED' ? 'UNREACHABLE' : result.code, ...noticeOf(result) },
    };
  },
};

/** Statuses after which a retry is pointless. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

function noticeOf(refusal: CodeRefusal): Notice {
  switch (refusal.code) {
    case 'OTP_TOO_SOON':
      return { tryIn: refusal.retryAfter };
    case 'FAILED':
      return { failure: refusal.msg, ...(isOffline() && { codeError: failureText('offline', false) }) };
    case 'OTP_INCORRECT':
      return { codeError: 'Incorrect OTP. Please check again.', nextTryIn: refusal.retryAfter };
    case 'OTP_EXPIRED':
      return { codeError: 'This code has expired. Please request a new one.' };
    case 'OTP_TOO_MANY_TRIES':
      return { codeError: `Too many attempts. Try again in ${waitText(refusal.retryAfter)}.` };
  }
}

/** `45 seconds`, `3 minutes`. */
function waitText(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
