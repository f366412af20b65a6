import { ApiError } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';

import type { Judgement, Wait } from './otp-rules.ts';

/** A code that was not accepted, and how long the phone waits for its next one. */
export type Refused = Exclude<Judgement, { result: 'accepted' }> & { nextCodeMs: number };

/** Five codes have gone to this phone within a day. */
export function refuseForToday(wait: Wait): ApiError {
  const hours = Math.ceil(wait.ms / 3_600_000);
  return new ApiError('TOO_MANY_REQUESTS', {
    msg: `We’ve sent too many codes to this number today. Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    retryAfter: wait.ms / 1000,
  });
}

/** The last code is less than 30 seconds old. */
export const refuseForNow = (wait: Wait): ApiError => new ApiError('OTP_TOO_SOON', { retryAfter: wait.ms / 1000 });

/** The error for a code that was not accepted. */
export function codeRefused(refused: Refused): ApiError {
  switch (refused.result) {
    // With the wait until the next try, which only the server can measure exactly.
    case 'incorrect':
      return new ApiError('OTP_INCORRECT', { retryAfter: OTP.verifyThrottleMs / 1000 });
    case 'expired':
      return new ApiError('OTP_EXPIRED');
    // No further try helps; `Retry-After` is the time after which a new code may be requested.
    case 'exhausted':
      return new ApiError('OTP_TOO_MANY_TRIES', { retryAfter: refused.nextCodeMs / 1000 });
    case 'too-soon':
      return new ApiError('OTP_TOO_SOON', { retryAfter: refused.waitMs / 1000 });
  }
}
