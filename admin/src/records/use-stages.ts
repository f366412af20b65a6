import type { SalesStage } from '@prospectus/contract';
import { DEFAULT_STAGES } from '@prospectus/contract/lead-stages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '../providers/calls.ts';
import { useLanguage } from '../texts/language-context.ts';

type Named = { name: string; name_hi: string };

/** Stages of leads in their order, and the reasons for which leads are lost, as staff have named them. */
export function useStages() {
  const api = useApi();
  const { language } = useLanguage();
  const { data = DEFAULT_STAGES } = useQuery({
    // Read again when the settings were saved, as their lists are.
    queryKey: ['settings', 'getList', 'stages'],
    queryFn: () => api('GET /admin/leads/stages'),
    staleTime: 300_000,
    retry: false,
  });
  return useMemo(() => {
    const nameOf = ({ name, name_hi }: Named) => (language === 'hi' ? name_hi : name);
    const names = new Map(data.stages.map((stage) => [stage.id, nameOf(stage)]));
    const reasons = new Map(data.reasons.map((reason) => [reason.name, nameOf(reason)]));
    return {
      order: data.stages.map(({ id }) => id),
      stageName: (stage: SalesStage): string => names.get(stage) ?? stage,
      options: data.stages.map((stage) => ({ value: stage.id, label: nameOf(stage) })),
      reasons: data.reasons.map((reason) => ({ value: reason.name, label: nameOf(reason) })),
      /** A reason that is not in the list is shown as it was written. */
      reasonText: (reason: string): string => reasons.get(reason) ?? reason,
    };
  }, [data, language]);
}
