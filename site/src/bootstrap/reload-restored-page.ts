import { COOKIE } from '@prospectus/contract/constants';

import { readCookie } from '../lib/cookies.ts';

/** A page restored from the back/forward cache was made for the visitor kind of then; reloads it if that has changed. */
export function reloadRestoredPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const verified = readCookie(COOKIE.isUserVerified) !== undefined;
    if (persisted && verified !== (document.documentElement.dataset['visitor'] === 'verified')) location.reload();
  });
}
