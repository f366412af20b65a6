import { type OriginName, originNamed } from '@prospectus/contract/origins';
import { COOKIE } from '@prospectus/contract/constants';

import { local, readCookie, session, writeCookie } from '../../lib/storage.ts';
import { EMPTY_VALUES, type EnquiryValues, type LeadKind, type Variant } from './enquiry-values.ts';
import type { Attribution } from './attribution.ts';
import { UNSENT_KEY } from './unsent-key.ts';

const DRAFT_KEY = 'enquiry_form';

/** What was typed, stored until the lead is submitted or the page is left (§3, LEAD-38). */
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

/** A submission that the server has not acknowledged, with the key that makes sending it again harmless. */
export type Unsent = {
  key: string;
  values: EnquiryValues;
  from: Attribution;
  origin: OriginName;
  at: number;
};

/**
 * The submission kept in this browser until the server has it, for 24 hours at most, also over a closed tab (LEAD-38).
 * One alone: a later one replaces it.
 */
export const unsent = {
  read: (): Unsent | null => {
    try {
      const kept = JSON.parse(local.getItem(UNSENT_KEY) ?? 'null') as Unsent | null;
      if (kept === null) return null;
      const age = Date.now() - kept.at;
      if (age >= 0 && age < MAX_AGE_MS) return { ...kept, origin: originNamed(kept.origin) };
    } catch {
      // What cannot be read is no submission.
    }
    local.removeItem(UNSENT_KEY);
    return null;
  },
  keep: (submission: Unsent): void => local.setItem(UNSENT_KEY, JSON.stringify(submission)),
  /** Of this key alone: another tab may keep another one. */
  clear: (key: string | undefined): void => {
    if (key !== undefined && unsent.read()?.key === key) local.removeItem(UNSENT_KEY);
  },
};

const SUCCESS_KEY = 'last_success';
const MAX_AGE_MS = 24 * 60 * 60_000;

/** What was achieved just before the page was loaded again (LEAD-20, LEAD-38). No personal data. */
export type LastSuccess = { variant: Variant; kind: LeadKind; path: string; origin: OriginName };

/** Stores a success for the page after the reload. */
export function storeSuccess(success: LastSuccess): void {
  session.setItem(SUCCESS_KEY, JSON.stringify({ ...success, at: Date.now() }));
  writeCookie(COOKIE.showToast, 'true');
}

/** The success stored before the reload: once, on the same page, and only while the cookie asks for it. */
export function takeStoredSuccess(): LastSuccess | null {
  const kept = session.getItem(SUCCESS_KEY);
  session.removeItem(SUCCESS_KEY);
  if (readCookie(COOKIE.showToast) !== 'true') return null;
  writeCookie(COOKIE.showToast, 'false');
  if (kept === null) return null;
  const { at, ...success } = JSON.parse(kept) as LastSuccess & { at: number };
  return success.path === location.pathname && Date.now() - at < MAX_AGE_MS ? success : null;
}
