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

/** What a call needs besides the state. */
type CallInput = {
  calls: EnquiryCalls;
  state: EnquiryState;
  /** What was typed, the phone as it is sent. */
  values: EnquiryValues;
  otp: string;
  origin: OriginName;
  from: Attribution;
  idempotencyKey: string;
  /** All details are filled in, so that the submission can be kept and sent later. */
  complete: boolean;
};

/** What the visitor is told after a call. */
export type Notice = {
  /** What analytics are told of it: a code, none of the words. */
  failed?: FailureCode;
  /** Wrong fields. */
  errors?: Record<string, string>;
  /** Beside the form: what did not work and what to do. */
  problem?: string;
  /** As a toast (§8). */
  failure?: string;
  /** Under the code's field. */
  codeError?: string;
  /** The server asked to wait, in seconds, before this code is sent again. */
  tryIn?: number;
  /** Seconds until another code may be tried. */
  nextTryIn?: number;
  /** Seconds until another code may be asked for. */
  resendIn?: number;
  /** No code was sent: the one that was sent a moment ago is still valid. */
  earlierCode?: boolean;
  /** A call was asked for. */
  callAsked?: boolean;
  /** The server has the submission, or refused it: it is not sent again. */
  answered?: boolean;
};

type Done = { event: EnquiryEvent; notice: Notice };

/** Runs a call and says what happened. The modal and the plain pages both go on from its event. */
export const runCall = (effect: CallEffect, input: CallInput): Promise<Done> => CALLS[effect](input);

const RESEND_SECONDS = OTP.resendWaitMs / 1000;
/** Fields of the step that the lead is sent from. */
const DETAILS = ['phone', 'name', 'email', 'qualification', 'interest', 'guardian_name', 'guardian_agrees'];

const CALLS: Record<CallEffect, (input: CallInput) => Promise<Done>> = {
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
    // The code of a phone that has just been looked up; what was typed is stored until it is verified.
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
    // Only a code of the last seconds is still valid; after five of a day none may be.
    const earlierCode = sent.retryAfter <= RESEND_SECONDS;
    return {
      event: { type: 'codeSent' },
      notice: { resendIn: sent.retryAfter, earlierCode, codeError: earlierCode ? '' : sent.msg, answered: true },
    };
  },

  async call({ calls, state }) {
    const noted = state.leadId ? await calls.askForCall(state.leadId) : null;
    return noted
      ? { event: { type: 'callNoted' }, notice: { callAsked: true } }
      : {
          event: { type: 'callNotNoted' },
          notice: { codeError: 'We couldn’t request the call. Please try again.' },
        };
  },

  async verify({ calls, state, otp }) {
    if (!state.leadId) return { event: { type: 'codeRefused' }, notice: { failure: WRONG } };
    const answer = await calls.verify(state.leadId, otp);
    if (!('code' in answer)) return { event: { type: 'codeAccepted', lead: answer.lead }, notice: {} };
    return {
      event: { type: 'codeRefused' },
      notice: { failed: answer.code === 'FAILED' ? 'UNREACHABLE' : answer.code, ...ofRefusal(answer) },
    };
  },
};

/** The server will not take it: not one of the statuses after which the same may be sent again. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

function ofRefusal(refusal: CodeRefusal): Notice {
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

/** A wait as a person says it: `45 seconds`, `3 minutes`. */
function waitText(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
