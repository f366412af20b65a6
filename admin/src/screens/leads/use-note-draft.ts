import type { CallOutcome } from '@prospectus/contract';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { useAsksToStay } from './use-asks-to-stay.ts';

type Draft = { note: string; outcome: CallOutcome | undefined };
const EMPTY: Draft = { note: '', outcome: undefined };

/** Notes that are not saved yet, by person and lead: they outlive a look at another lead, and are gone with the page. */
const drafts = new Map<string, Draft>();

/** What is typed about a lead until it is saved. The browser asks before the page is left with it. */
export function useNoteDraft(lead: string) {
  const { identity } = useGetIdentity();
  const key = `${identity?.id ?? ''} ${lead}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? EMPTY);
  const isEmpty = draft.note.trim() === '' && draft.outcome === undefined;
  useAsksToStay(!isEmpty);
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    drafts.set(key, next);
    setDraft(next);
  };
  return {
    ...draft,
    isEmpty,
    change,
    clear: () => {
      drafts.delete(key);
      setDraft(EMPTY);
    },
  };
}
