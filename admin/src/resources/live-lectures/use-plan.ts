import { keepPreviousData } from '@tanstack/react-query';

import { useRead } from '../../providers/calls.ts';
import type { Chosen } from './ChoiceFields.tsx';

/** The lectures and holidays of some days; those of the days before are shown until they are loaded. */
export const usePlan = (query: { from: string; to: string } & Chosen, enabled = true) =>
  useRead(
    'GET /admin/live-lectures/between',
    { query },
    { placeholderData: keepPreviousData, staleTime: 15_000, enabled },
  );
