import { failureInstead } from '../../../layout/failure-instead.ts';
import { RulesFailed } from './RulesFailed.tsx';
import { RulesWaiting } from './RulesWaiting.tsx';
import { StagesForm } from './StagesForm.tsx';
import { useStageRules } from './use-rules.ts';

/** Names and order of the stages, and the reasons for which leads are lost. */
export function StagesTab() {
  const { data, error, refetch } = useStageRules();
  const failure = failureInstead(error, data);
  if (failure) return <RulesFailed error={failure} onRetry={() => void refetch()} />;
  if (!data) return <RulesWaiting />;
  return <StagesForm key={data.version} record={data} />;
}
