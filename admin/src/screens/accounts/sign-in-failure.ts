import { CallFailed } from '@prospectus/contract/client';

/** The message where the server did not answer. */
export const NO_ANSWER = 'The server does not answer. Check the connection and try again.';

/** The message for a failed sign-in, with the minutes to wait where the API limits attempts. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof CallFailed) || error.status === 0 || !error.failure) return NO_ANSWER;
  if (error.retryAfter === undefined) return error.message;
  const minutes = Math.ceil(error.retryAfter / 60);
  return `${error.message} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
