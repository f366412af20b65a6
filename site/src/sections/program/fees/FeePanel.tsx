import { EmptyState, Fold, Stack, Text } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { AUDIENCE, type Audience, footnotes } from './audience.ts';
import { fromPlanFirst } from '../../../lib/from-plan.ts';
import { FullCost } from './FullCost.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import { waysToPay } from './ways.ts';

type Props = Pick<ProgramSectionProps, 'page' | 'visitor' | 'open' | 'landing'> & { audience: Audience };

/**
 * Plans and charges for students of one kind: the plans to choose from with their payments, and one table of what each
 * total is made of. A landing page has fewer notes (PAGE-08).
 */
export function FeePanel({ page, visitor, open, landing, audience }: Props) {
  const plans = fromPlanFirst(
    page.sections.fees.feePlans.filter((plan) => plan.isInternational === (audience === 'international')),
  );
  if (plans.length === 0) return <EmptyState icon="rupee" title={AUDIENCE[audience].empty} />;
  const notes = (
    <Stack gap={0.5}>
      {footnotes(audience, landing).map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
  const ways = waysToPay(plans);
  return (
    <Stack gap={3}>
      <PaymentTimeline
        plans={plans}
        ways={ways}
        audience={audience}
        details={plans.map((plan, at) => (
          <PlanDetails
            key={plan.id || at}
            plan={plan}
            alone={plans.length === 1}
            page={page}
            visitor={visitor}
            open={open}
          />
        ))}
      />
      <Fold label="What each total is made of">
        <FullCost ways={ways} />
      </Fold>
      {notes}
    </Stack>
  );
}
