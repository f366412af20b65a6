import type { fetchUtils } from 'react-admin';

import type { createPrivacyCall } from './privacy-client.ts';

/** A call on consent, withdrawals, retention or one person. */
export type PrivacyCall = ReturnType<typeof createPrivacyCall>;

/** The same, with its client loaded by the screen that calls it and not at the start. */
export function lazyPrivacyCall(url: string, http: typeof fetchUtils.fetchJson): PrivacyCall {
  const call = async (...given: unknown[]): Promise<unknown> => {
    const client = (await import('./privacy-client.ts')).createPrivacyCall(url, http);
    return (client as (...all: unknown[]) => Promise<unknown>)(...given);
  };
  return call as PrivacyCall;
}
