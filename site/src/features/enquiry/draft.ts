import { session } from '../../lib/storage.ts';
import { EMPTY_VALUES } from './choices.ts';
import type { EnquiryValues } from './types.ts';

const KEY = 'enquiry_form';

/** What was typed, stored until the lead is submitted or the page is left (§3, LEAD-38). */
export const draft = {
  read: (): EnquiryValues => {
    try {
      return { ...EMPTY_VALUES, ...(JSON.parse(session.getItem(KEY) ?? '{}') as Partial<EnquiryValues>) };
    } catch {
      return EMPTY_VALUES;
    }
  },
  keep: (values: EnquiryValues): void => {
    session.setItem(KEY, JSON.stringify(values));
    addEventListener('pagehide', draft.clear, { once: true });
  },
  clear: (): void => session.removeItem(KEY),
};
