import { Skeleton } from '@prospectus/design-system';

import { RulesFailed } from './RulesFailed.tsx';
import { StagesForm } from './StagesForm.tsx';
import { useStageRules } from './use-rules.ts';

/** Names and order of the stages, and the reasons for which leads are lost. */
export function StagesTab() {
  const { data, error, refetch } = useStageRules();
  if (error) return <RulesFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} />;
  return <StagesForm key={data.version} record={data} />;
}
