import type { FigureGroup } from '@prospectus/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** The figures of a time. Those that were shown stay until others arrive. */
export function useFigures(query: { from: string; to: string; by: FigureGroup }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'figures', query],
    queryFn: () => provider.api('GET /admin/dashboard/figures', { query }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
