import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** Every rule as it stands. */
export function useRules() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['retention/rules'],
    queryFn: () => provider.api('GET /admin/retention/rules'),
    retry: false,
  });
}
