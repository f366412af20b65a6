import { ApiError } from '@prospectus/contract';

import type { Wait } from './otp-rules.ts';

/** Five codes have gone to this phone within a day. */
export function refuseForToday(wait: Wait): ApiError {
  const hours = Math.ceil(wait.ms / 3_600_000);
  return new ApiError('TOO_MANY_REQUESTS', {
    msg: `Too many codes were sent to this number today. Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    retryAfter: wait.ms / 1000,
  });
}

/** The last code is less than 30 seconds old. */
export const refuseForNow = (wait: Wait): ApiError => new ApiError('OTP_TOO_SOON', { retryAfter: wait.ms / 1000 });
