import { formatRupees, StatusChip } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kinds.ts';
import { LazyParts } from '../../inputs/LazyParts.tsx';
import { FeePlanFields } from './FeePlanFields.tsx';

/** Fee plans as cards: who pays, what, when and in which instalments, with the sums worked out. */
export const FeePlansInput = (props: KindInputProps) => (
  <LazyParts {...props} view={FeePlanFields} summary={summaryOf} />
);

const summaryOf = (plan: Record<string, unknown>) => <Summary plan={plan} />;

function Summary({ plan }: { plan: Record<string, unknown> }) {
  const total = plan['totalAmount'];
  return (
    <>
      {typeof total === 'number' && `${formatRupees(total)} · `}
      {plan['isInternational'] === true ? 'International' : 'Indian'} students{' '}
      {plan['isPopular'] === true && <StatusChip tone="info" label="Popular" />}
    </>
  );
}
