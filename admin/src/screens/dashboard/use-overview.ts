import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** All that the dashboard shows, in one call; counted by the server each time the screen opens. */
export function useOverview() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'overview'],
    queryFn: () => provider.api('GET /admin/dashboard'),
    retry: false,
  });
}
