import { COOKIE } from '@prospectus/contract/constants';

import { readCookie } from '../lib/cookies.ts';

/** A page that the browser kept and shows again ('Back') was made for who the visitor was then; loads it anew if that changed. */
export function reloadRestoredPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const verified = readCookie(COOKIE.isUserVerified) !== undefined;
    if (persisted && verified !== (document.documentElement.dataset['visitor'] === 'verified')) location.reload();
  });
}
