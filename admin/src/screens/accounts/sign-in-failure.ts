import { CallFailed } from '@prospectus/contract/client';

/** Said where there was no answer at all. */
export const NO_ANSWER = 'The server does not answer. Check the connection and try again.';

/** Why a sign-in failed, in words. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof CallFailed) || error.status === 0 || !error.failure) return NO_ANSWER;
  if (error.retryAfter === undefined) return error.message;
  const minutes = Math.ceil(error.retryAfter / 60);
  return `${error.message} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
