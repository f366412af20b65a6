import type { RecordChange } from '@prospectus/contract';
import { useInfiniteGetList } from 'react-admin';

import { useAddress } from '../../layout/use-address.ts';

type Period = 'today' | 'week' | 'month' | 'ever';
const DAYS: Readonly<Record<Period, number | undefined>> = { today: 0, week: 7, month: 30, ever: undefined };
const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** What the list is narrowed to; it is in the address, so that a link shows the same list. */
export type ChangeFilter = { q: string; by: string; resource: string; when: Period };

/** The filter in the address, and how one entry of it is set. */
export function useChangeFilter() {
  const { get, change } = useAddress();
  const when = get('when');
  const filter: ChangeFilter = {
    q: get('q'),
    by: get('by'),
    resource: get('resource'),
    when: Object.hasOwn(DAYS, when) ? (when as Period) : 'week',
  };
  return { filter, set: (name: keyof ChangeFilter, value: string) => change({ [name]: value }) };
}

/** The value of `by` that stands for what the system did itself. */
export const INSTALLATION = 'installation';

/** The changes that a filter asks for, the newest first, a page at a time. */
export function useChanges({ q, by, resource, when }: ChangeFilter) {
  const since = startOf(when);
  return useInfiniteGetList<RecordChange & { id: string }>(
    'changes',
    {
      filter: {
        ...(q && { q }),
        ...(by && by !== INSTALLATION && { by }),
        ...(by === INSTALLATION ? { by_installation: true } : !by && { by_installation: false }),
        ...(resource && { resource }),
        ...(since && { at_gte: since }),
      },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'at', order: 'DESC' },
    },
    { retry: false },
  );
}

/** The first moment of a period, by the day in India; undefined where it has none. */
function startOf(period: Period, now = Date.now()): string | undefined {
  const days = DAYS[period];
  if (days === undefined) return undefined;
  const today = Math.floor((now + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS;
  return new Date(today - days * DAY_MS).toISOString();
}
