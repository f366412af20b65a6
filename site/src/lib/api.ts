import { createClient } from '@prospectus/contract/client';

/** After this long without an answer a call fails. */
const TIMEOUT_MS = 10_000;

/** The API as the browser reaches it, on the site's own origin. */
export const api = createClient({
  base: '/api',
  fetch: (input, init) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  },
});
