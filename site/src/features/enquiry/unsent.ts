import { type OriginName, toOriginName } from '@prospectus/contract/origins';

import { local } from '../../lib/storage.ts';
import type { Attribution } from './attribution.ts';
import type { EnquiryValues } from './types.ts';
import { UNSENT_KEY } from './unsent-key.ts';

const MAX_AGE_MS = 24 * 60 * 60_000;

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
      if (age >= 0 && age < MAX_AGE_MS) return { ...kept, origin: toOriginName(kept.origin) };
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
