import type { SearchResult, Role } from '@prospectus/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { findRecords } from './find-records.ts';

const NOTHING: SearchResult[] = [];

/** What the search over everything finds: one call for what was typed, none for nothing. */
export function useFoundRecords(q: string, role: Role | null | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q, role],
    queryFn: () => findRecords(provider, q, role ?? null),
    enabled: q !== '' && role !== undefined,
    retry: false,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
  return { found: q === '' ? NOTHING : (data ?? NOTHING), error, isFetching };
}
