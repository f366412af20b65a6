import type { LectureChoices, LecturePlan } from '@prospectus/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { planKey, type PlanOf } from './plan-cache.ts';

/** The lectures and holidays of some days. Those of the days before stay in sight until they are there. */
export function usePlan(of: PlanOf) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery<LecturePlan>({
    queryKey: planKey(of),
    queryFn: () => provider.api('GET /admin/live-lectures/between', { query: of }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    retry: false,
  });
}

/** Reads some days before they are asked for. */
export function usePrefetchedPlan(of: PlanOf, isReady: boolean) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const key = JSON.stringify(of);
  useEffect(() => {
    if (!isReady) return;
    const query = JSON.parse(key) as PlanOf;
    void client.prefetchQuery({
      queryKey: planKey(query),
      queryFn: () => provider.api('GET /admin/live-lectures/between', { query }),
      staleTime: 15_000,
      retry: false,
    });
  }, [client, provider, key, isReady]);
}

export const CHOICES = 'lecture-choices';
const NONE: LectureChoices = [];

/** The courses, semesters, batches and subjects that lectures are planned from; empty until they are there. */
export function useChoices(): LectureChoices {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data = NONE } = useQuery<LectureChoices>({
    queryKey: [CHOICES],
    queryFn: () => provider.api('GET /admin/live-lectures/choices'),
    staleTime: 60_000,
  });
  return data;
}
