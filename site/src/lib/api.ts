import { createClient } from '@prospectus/contract/client';

/** A person waits this long for an answer, then is told. */
const PATIENCE_MS = 10_000;

/** The API as the browser reaches it, on the site's own origin. */
export const api = createClient({
  base: '/api',
  fetch: (input, init) => {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, patience]) : patience });
  },
});
