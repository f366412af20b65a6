import type { SalesStage } from '@prospectus/contract';
import { DEFAULT_STAGES } from '@prospectus/contract/lead-stages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useLanguage } from '../texts/language-context.ts';

type Named = { name: string; name_hi: string };

/** Stages of leads in their order, and the reasons for which leads are lost, as staff have named them. */
export function useStages() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { language } = useLanguage();
  const { data = DEFAULT_STAGES } = useQuery({
    // Read again when the settings were saved, as their lists are.
    queryKey: ['settings', 'getList', 'stages'],
    queryFn: () => provider.api('GET /admin/leads/stages'),
    staleTime: 300_000,
    retry: false,
  });
  return useMemo(() => {
    const said = ({ name, name_hi }: Named) => (language === 'hi' ? name_hi : name);
    const names = new Map(data.stages.map((stage) => [stage.id, said(stage)]));
    const reasons = new Map(data.reasons.map((reason) => [reason.name, said(reason)]));
    return {
      order: data.stages.map(({ id }) => id),
      stageName: (stage: SalesStage): string => names.get(stage) ?? stage,
      options: data.stages.map((stage) => ({ value: stage.id, label: said(stage) })),
      /** What a lead keeps as its reason, and how it is shown. */
      reasons: data.reasons.map((reason) => ({ value: reason.name, label: said(reason) })),
      /** A lead's reason as it is shown; one that is not in the list is shown as it was written. */
      reasonText: (reason: string): string => reasons.get(reason) ?? reason,
    };
  }, [data, language]);
}
