import { searchResult, type SearchResult } from '@prospectus/contract';
import { z } from 'zod';

import { usePersonal } from '../providers/personal.ts';

const visitedRecord = searchResult.pick({ resource: true, id: true, title: true }).extend({
  context: z.array(z.string()),
});
/** A record that a person has opened or pinned, with its title at that time. */
export type VisitedRecord = z.output<typeof visitedRecord>;

const LIST = z.array(visitedRecord);
const NONE: VisitedRecord[] = [];
const MAX_RECENT = 8;
const MAX_PINNED = 20;

const isSame = (a: Pick<SearchResult, 'id' | 'resource'>) => (b: Pick<SearchResult, 'id' | 'resource'>) =>
  a.id === b.id && a.resource === b.resource;

/** The records a person has opened last, the newest first. */
export function useRecent(): [VisitedRecord[], (record: VisitedRecord) => void] {
  const [recent, setRecent] = usePersonal('recent', LIST, NONE);
  return [
    recent,
    (record) => setRecent([record, ...recent.filter((one) => !isSame(record)(one))].slice(0, MAX_RECENT)),
  ];
}

export function usePinned() {
  const [pinned, setPinned] = usePersonal('pinned', LIST, NONE);
  const isPinned = (record: VisitedRecord) => pinned.some(isSame(record));
  return {
    pinned,
    isPinned,
    toggle: (record: VisitedRecord) =>
      setPinned(
        isPinned(record) ? pinned.filter((one) => !isSame(record)(one)) : [...pinned, record].slice(-MAX_PINNED),
      ),
  };
}
