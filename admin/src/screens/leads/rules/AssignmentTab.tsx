import { Skeleton } from '@prospectus/design-system';

import { AssignmentForm } from './AssignmentForm.tsx';
import { RulesFailed } from './RulesFailed.tsx';
import { useAssignment } from './use-rules.ts';

/** How new verified leads are given out. */
export function AssignmentTab() {
  const { data, error, refetch } = useAssignment();
  if (error) return <RulesFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} />;
  return <AssignmentForm key={data.record.version} {...data} />;
}
