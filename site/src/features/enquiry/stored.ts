import { type EnquiryVariant, type OriginName, toOriginName } from '@prospectus/contract/origins';
import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';

import { local, readCookie, session, writeCookie } from '../../lib/storage.ts';
import { EMPTY_VALUES, type EnquiryValues, type LeadKind } from './enquiry-values.ts';
import type { Attribution } from './attribution.ts';
import { UNSENT_KEY } from './unsent-key.ts';

const DRAFT_KEY = 'enquiry_form';

/** The typed values, stored until the lead is submitted or the page is left (§3, LEAD-38). */
export const draft = {
  read: (): EnquiryValues => {
    try {
      return { ...EMPTY_VALUES, ...(JSON.parse(session.getItem(DRAFT_KEY) ?? '{}') as Partial<EnquiryValues>) };
    } catch {
      return EMPTY_VALUES;
    }
  },
  keep: (values: EnquiryValues): void => {
    session.setItem(DRAFT_KEY, JSON.stringify(values));
    addEventListener('pagehide', draft.clear, { once: true });
  },
  clear: (): void => session.removeItem(DRAFT_KEY),
};

/** A submission that the server has not acknowledged, with its idempotency key. */
export type Unsent = {
  key: string;
  values: EnquiryValues;
  from: Attribution;
  origin: OriginName;
  at: number;
};

/**
 * The last submission, stored in this browser until the server has it, for at most 24 hours, even if the tab is closed
 * (LEAD-38).
 */
export const unsent = {
  read: (): Unsent | null => {
    try {
      const stored = JSON.parse(local.getItem(UNSENT_KEY) ?? 'null') as Unsent | null;
      if (stored === null) return null;
      const age = Date.now() - stored.at;
      if (age >= 0 && age < MAX_AGE_MS) return { ...stored, origin: toOriginName(stored.origin) };
    } catch {
      // Invalid, so it is removed below.
    }
    local.removeItem(UNSENT_KEY);
    return null;
  },
  keep: (submission: Unsent): void => local.setItem(UNSENT_KEY, JSON.stringify(submission)),
  /** Clears this key only: another tab may have stored another submission. */
  clear: (key: string | undefined): void => {
    if (key !== undefined && unsent.read()?.key === key) local.removeItem(UNSENT_KEY);
  },
};

const SUCCESS_KEY = 'last_success';
const MAX_AGE_MS = 24 * 60 * 60_000;

/** The success shown after a reload (LEAD-20, LEAD-38); without personal data. */
export type LastSuccess = { variant: EnquiryVariant; kind: LeadKind; path: string; origin: OriginName };

export function storeSuccess(success: LastSuccess): void {
  session.setItem(SUCCESS_KEY, JSON.stringify({ ...success, at: Date.now() }));
  writeCookie(COOKIE.showToast, 'true', COOKIE_MAX_AGE.generic);
}

/** Takes the success stored before the reload, if it is for this page and the cookie is set. */
export function takeStoredSuccess(): LastSuccess | null {
  const stored = session.getItem(SUCCESS_KEY);
  session.removeItem(SUCCESS_KEY);
  if (readCookie(COOKIE.showToast) !== 'true') return null;
  writeCookie(COOKIE.showToast, 'false', COOKIE_MAX_AGE.generic);
  if (stored === null) return null;
  const { at, ...success } = JSON.parse(stored) as LastSuccess & { at: number };
  return success.path === location.pathname && Date.now() - at < MAX_AGE_MS ? success : null;
}
