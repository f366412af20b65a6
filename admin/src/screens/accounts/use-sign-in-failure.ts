import { CallFailed } from '@prospectus/contract/client';

import { useLanguage } from '../../texts/language-context.ts';

const TOO_MANY = 429;

/** Returns the message for a failed sign-in, with the minutes to wait where the API limits attempts. */
export function useSignInFailure(): (error: unknown) => string {
  const { text, contractText } = useLanguage();
  return (error) => {
    if (!(error instanceof CallFailed) || error.status === 0 || !error.failure) return text('accounts.noAnswer');
    const message = contractText(error.message);
    // A server that is not there says itself that one may try again.
    if (error.status !== TOO_MANY || error.retryAfter === undefined) return message;
    return `${message} ${text('accounts.tryAgainIn', { smart_count: Math.ceil(error.retryAfter / 60) })}`;
  };
}
