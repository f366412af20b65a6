import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';

import { readCookie, writeCookie } from '../lib/storage.ts';

/** Sets the cookie that labels the visit by a random six-digit number for 30 days (§9). It identifies nobody. */
export function setSessionLabel(): void {
  if (readCookie(COOKIE.sessionLabel) !== undefined) return;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  writeCookie(COOKIE.sessionLabel, String(100_000 + (random % 900_000)), COOKIE_MAX_AGE.session);
}
