import { ApiError } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';

export type SentCode = { expires_at: Date; tries: number; last_try_at: Date | null; consumed_at: Date | null };

export type Judgement =
  | { result: 'accepted' }
  | { result: 'incorrect' }
  /** Does not count as a try. */
  | { result: 'expired' | 'exhausted' }
  | { result: 'too-soon'; waitMs: number };

/** Judges a typed code (§9). Consumed and expired codes come first. */
export function judge(code: SentCode, now: Date, matches: boolean): Judgement {
  if (code.consumed_at !== null || code.expires_at <= now) return { result: 'expired' };
  if (code.tries >= OTP.triesPerCode) return { result: 'exhausted' };
  const waitMs = code.last_try_at === null ? 0 : code.last_try_at.getTime() + OTP.verifyThrottleMs - now.getTime();
  if (waitMs > 0) return { result: 'too-soon', waitMs };
  return { result: matches ? 'accepted' : 'incorrect' };
}

/** Whether a code can still be used, so that no other is sent. */
export const isOpen = (code: SentCode, now: Date): boolean =>
  code.consumed_at === null && code.expires_at > now && code.tries < OTP.triesPerCode;

export const CODE_DAY_MS = 86_400_000;

export type Wait = { ms: number; reason: 'none' | 'resend' | 'day' };
export const NO_WAIT: Wait = { ms: 0, reason: 'none' };

/** How long a phone waits for its next code; `sentAt` has the codes of the last 24 hours, `perDay` how many may be sent. */
export function waitForNextCode(sentAt: readonly Date[], perDay: number, now: Date): Wait {
  const times = sentAt.map((at) => at.getTime()).sort((a, b) => b - a);
  // The limit is free again a day after the oldest of these codes.
  const oldest = times[perDay - 1];
  const day = oldest === undefined ? 0 : oldest + CODE_DAY_MS - now.getTime();
  if (day > 0) return { ms: day, reason: 'day' };
  const resend = times[0] === undefined ? 0 : times[0] + OTP.resendWaitMs - now.getTime();
  return resend > 0 ? { ms: resend, reason: 'resend' } : NO_WAIT;
}

/** A rejected code, and how long the phone waits for its next one. */
export type RejectedCode = Exclude<Judgement, { result: 'accepted' }> & { nextCodeMs: number };

/** The phone has had its five codes of a day. */
export function refuseForToday(wait: Wait): ApiError {
  const hours = Math.ceil(wait.ms / 3_600_000);
  return new ApiError('TOO_MANY_REQUESTS', {
    msg: `We’ve sent too many codes to this number today. Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    retryAfter: wait.ms / 1000,
  });
}

export const refuseForNow = (wait: Wait): ApiError => new ApiError('OTP_TOO_SOON', { retryAfter: wait.ms / 1000 });

/** The error for a rejected code. */
export function codeRefused(refused: RejectedCode): ApiError {
  switch (refused.result) {
    case 'incorrect':
      return new ApiError('OTP_INCORRECT', { retryAfter: OTP.verifyThrottleMs / 1000 });
    case 'expired':
      return new ApiError('OTP_EXPIRED');
    // `Retry-After` is the wait for a new code.
    case 'exhausted':
      return new ApiError('OTP_TOO_MANY_TRIES', { retryAfter: refused.nextCodeMs / 1000 });
    case 'too-soon':
      return new ApiError('OTP_TOO_SOON', { retryAfter: refused.waitMs / 1000 });
  }
}
