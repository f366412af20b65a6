import { OTP } from '@prospectus/contract/constants';

/** What the rules need to know of a code that was sent. */
export type SentCode = { expires_at: Date; tries: number; last_try_at: Date | null; consumed_at: Date | null };

export type Judgement =
  | { result: 'accepted' }
  | { result: 'incorrect' }
  /** Not counted as a try. */
  | { result: 'expired' | 'exhausted' }
  | { result: 'too-soon'; waitMs: number };

/** The outcome of a typed code (§9). Used up and expired are checked before anything else. */
export function judge(code: SentCode, now: Date, matches: boolean): Judgement {
  if (code.consumed_at !== null || code.expires_at <= now) return { result: 'expired' };
  if (code.tries >= OTP.triesPerCode) return { result: 'exhausted' };
  const waitMs = code.last_try_at === null ? 0 : code.last_try_at.getTime() + OTP.verifyThrottleMs - now.getTime();
  if (waitMs > 0) return { result: 'too-soon', waitMs };
  return { result: matches ? 'accepted' : 'incorrect' };
}

/** Whether a code could still be used, so that sending another would only confuse. */
export const isOpen = (code: SentCode, now: Date): boolean =>
  code.consumed_at === null && code.expires_at > now && code.tries < OTP.triesPerCode;

export const CODE_DAY_MS = 86_400_000;

export type Wait = { ms: number; reason: 'none' | 'resend' | 'day' };
export const NO_WAIT: Wait = { ms: 0, reason: 'none' };

/** How long a phone has to wait for its next code, from when the codes of the last 24 hours were sent and how many may be. */
export function waitForNextCode(sentAt: readonly Date[], perDay: number, now: Date): Wait {
  const times = sentAt.map((at) => at.getTime()).sort((a, b) => b - a);
  // When this many codes lie within a day, the oldest of them has to leave it.
  const last = times[perDay - 1];
  const day = last === undefined ? 0 : last + CODE_DAY_MS - now.getTime();
  if (day > 0) return { ms: day, reason: 'day' };
  const resend = times[0] === undefined ? 0 : times[0] + OTP.resendWaitMs - now.getTime();
  return resend > 0 ? { ms: resend, reason: 'resend' } : NO_WAIT;
}
