import { searchResult, type SearchResult } from '@prospectus/contract';
import { z } from 'zod';

import { usePersonal } from '../providers/personal.ts';

const visitedRecord = searchResult.pick({ resource: true, id: true, title: true }).extend({
  context: z.array(z.string()),
});
/** A record a person has opened or pinned, as it was called then. */
export type VisitedRecord = z.output<typeof visitedRecord>;

const LIST = z.array(visitedRecord);
const NONE: VisitedRecord[] = [];
const MOST_RECENT = 8;
const MOST_PINNED = 20;

const isSame = (a: Pick<SearchResult, 'id' | 'resource'>) => (b: Pick<SearchResult, 'id' | 'resource'>) =>
  a.id === b.id && a.resource === b.resource;

/** The records a person has opened last, the newest first. */
export function useRecent(): [VisitedRecord[], (record: VisitedRecord) => void] {
  const [recent, setRecent] = usePersonal('recent', LIST, NONE);
  const isThis = isSame;
  return [
    recent,
    (record) => setRecent([record, ...recent.filter((one) => !isThis(record)(one))].slice(0, MOST_RECENT)),
  ];
}

/** The records a person has pinned, and what pins or unpins one. */
export function usePinned(): {
  pinned: VisitedRecord[];
  isPinned: (record: VisitedRecord) => boolean;
  toggle: (record: VisitedRecord) => void;
} {
  const [pinned, setPinned] = usePersonal('pinned', LIST, NONE);
  const isPinned = (record: VisitedRecord) => pinned.some(isSame(record));
  return {
    pinned,
    isPinned,
    toggle: (record) =>
      setPinned(
        isPinned(record) ? pinned.filter((one) => !isSame(record)(one)) : [...pinned, record].slice(-MOST_PINNED),
      ),
  };
}
