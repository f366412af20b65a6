import { createClient } from '@prospectus/contract/client';
import { PREVIEW_HEADER } from '@prospectus/contract/constants';

const TIMEOUT_MS = 10_000;

/** The API as the browser reaches it, on the site's own origin. */
export const api = createClient({
  base: '/api',
  fetch: async (input, init) => {
    const { preview } = document.documentElement.dataset;
    // A preview reads with its token and sends nothing.
    if (preview !== undefined && init?.method !== 'GET') throw new TypeError('A preview doesn’t send anything.');
    const headers = new Headers(init?.headers);
    if (preview !== undefined) headers.set(PREVIEW_HEADER, preview);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(input, { ...init, headers, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  },
});
