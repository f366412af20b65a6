import { formatRupees, StatusChip } from '@prospectus/design-system';

import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput } from '../../inputs/LazyPartsInput.tsx';
import { FeePlanFields } from './FeePlanFields.tsx';

/** The fee plans of a programme; a closed one shows its total and for whom it is. */
export const FeePlansInput = (props: KindInputProps) => (
  <LazyPartsInput {...props} layout={FeePlanFields} summary={summaryOf} />
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
