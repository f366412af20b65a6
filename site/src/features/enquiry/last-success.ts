import { COOKIE } from '@prospectus/contract/constants';
import type { OriginName } from '@prospectus/contract/origins';

import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { session } from '../../lib/storage.ts';
import type { LeadKind, Variant } from './types.ts';

const KEY = 'last_success';
const MAX_AGE_MS = 24 * 60 * 60_000;

/** What was achieved just before the page was loaded again (LEAD-20, LEAD-38). No personal data. */
export type LastSuccess = { variant: Variant; kind: LeadKind; path: string; origin: OriginName };

/** Stores a success for the page after the reload. */
export function storeSuccess(success: LastSuccess): void {
  session.setItem(KEY, JSON.stringify({ ...success, at: Date.now() }));
  writeCookie(COOKIE.showToast, 'true');
}

/** The success stored before the reload: once, on the same page, and only while the cookie asks for it. */
export function takeStoredSuccess(): LastSuccess | null {
  const kept = session.getItem(KEY);
  session.removeItem(KEY);
  if (readCookie(COOKIE.showToast) !== 'true') return null;
  writeCookie(COOKIE.showToast, 'false');
  if (kept === null) return null;
  const { at, ...success } = JSON.parse(kept) as LastSuccess & { at: number };
  return success.path === location.pathname && Date.now() - at < MAX_AGE_MS ? success : null;
}
