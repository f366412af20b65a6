import { failureInstead } from '../../../layout/failure-instead.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import { RulesFailed } from './RulesFailed.tsx';
import { RulesWaiting } from './RulesWaiting.tsx';
import { useAssignment } from './use-rules.ts';

/** How new verified leads are given out. */
export function AssignmentTab() {
  const { data, error, refetch } = useAssignment();
  const failure = failureInstead(error, data);
  if (failure) return <RulesFailed error={failure} onRetry={() => void refetch()} />;
  if (!data) return <RulesWaiting />;
  return <AssignmentForm key={data.record.version} {...data} />;
}
