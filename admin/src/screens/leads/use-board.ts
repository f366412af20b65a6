import type { SalesStage } from '@prospectus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { changed, extended, type LoadedBoard, nextOf, refreshed } from './board-state.ts';
import type { LeadList } from './use-lead-list.ts';

const FIRST = 20;
const NEXT = 50;
const REFRESHED_MS = 60_000;

/** The leads of the list by stage. `more` loads further ones of a stage; `change` changes what is shown, not what is. */
export function useBoard({ params: { filter, sort } }: LeadList) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  // A board has every stage.
  const { stage: _stage, ...rest } = filter as Record<string, unknown>;
  const asked = { filter: JSON.stringify(rest), sort: JSON.stringify([sort.field, sort.order]) };
  const key = ['leads', 'board', asked.filter, asked.sort] as const;
  const [filterText, sortText] = [asked.filter, asked.sort];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const fresh = await provider.api('GET /admin/leads/board', {
        query: { ...asked, range: JSON.stringify([0, FIRST - 1]) },
      });
      return refreshed(queries.getQueryData<LoadedBoard>(key), fresh, FIRST);
    },
    placeholderData: (before) => before,
    refetchInterval: REFRESHED_MS,
    // Thousands of leads would be compared one by one at every change.
    structuralSharing: false,
  });
  const change = useCallback(
    (by: (board: LoadedBoard) => LoadedBoard) => {
      const queryKey = ['leads', 'board', filterText, sortText];
      // What was asked for before says how it was before; what was loaded since stays.
      void queries.cancelQueries({ queryKey }, { revert: false });
      queries.setQueryData<LoadedBoard>(queryKey, (board) => board && by(board));
    },
    [queries, filterText, sortText],
  );
  const loading = useRef(new Set<string>());
  const more = useCallback(
    (column: string) => {
      const stage = column as SalesStage;
      const board = queries.getQueryData<LoadedBoard>(['leads', 'board', filterText, sortText]);
      if (!board || loading.current.has(stage)) return;
      loading.current.add(stage);
      change((now) => changed(now, stage, (one) => ({ ...one, next: 'loading' })));
      const from = nextOf(board, stage);
      const query = {
        filter: JSON.stringify({ ...(JSON.parse(filterText) as object), stage }),
        sort: sortText,
        range: JSON.stringify([from, from + NEXT - 1]),
      };
      void provider
        .api('GET /admin/leads/board', { query })
        .then(
          ([found]) => change((now) => extended(now, stage, found?.leads ?? [], NEXT)),
          () => change((now) => changed(now, stage, (one) => ({ ...one, next: 'failed' }))),
        )
        .finally(() => loading.current.delete(stage));
    },
    [provider, queries, change, filterText, sortText],
  );
  return { board: data, error, refetch, more, change };
}
