import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { MenuItem } from './menu.ts';

const REFRESH_MS = 60_000;

/** How many records wait for someone, by the path of the menu's entry; none until they are counted. */
export function useWaitingCounts(items: readonly MenuItem[]): ReadonlyMap<string, number> {
  const provider = useDataProvider();
  const counted = items.flatMap(({ to, waiting }) => (waiting ? [{ to, ...waiting }] : []));
  return useQueries({
    queries: counted.map(({ subject, filter }) => ({
      queryKey: [subject, 'getList', 'waiting', filter],
      queryFn: () =>
        provider.getList(subject, {
          filter,
          sort: { field: 'created_at', order: 'DESC' },
          pagination: { page: 1, perPage: 1 },
          meta: { fields: ['id'] },
        }),
      refetchInterval: REFRESH_MS,
      retry: false,
    })),
    combine: (answers) => new Map(answers.map(({ data }, at) => [counted[at]?.to ?? '', data?.total ?? 0])),
  });
}
