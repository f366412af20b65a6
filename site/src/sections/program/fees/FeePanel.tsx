import { fromPlan } from '@prospectus/contract/fees';
import { BadgeStrip, CardRow, EmptyState, Fold, Stack, Text } from '@prospectus/design-system';

import { ApplyAction } from '../../../features/apply/ApplyAction.tsx';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { AUDIENCE, type Audience, footnotes } from './audience.ts';
import { FeePlanCard } from './FeePlanCard.tsx';
import { fromPlanFirst } from '../../../lib/from-plan.ts';
import { FullCost } from './FullCost.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { waysToPay } from './ways.ts';

type Props = Pick<ProgramSectionProps, 'page' | 'visitor' | 'open' | 'landing'> & { audience: Audience };

/**
 * Plans and charges for students of one kind: the plans to choose from with their payments, and one table of what each
 * total is made of. A landing page shows its plans as cards that have all of it, and no table (PAGE-08).
 */
export function FeePanel({ page, visitor, open, landing, audience }: Props) {
  const plans = fromPlanFirst(
    page.sections.fees.feePlans.filter((plan) => plan.isInternational === (audience === 'international')),
  );
  if (plans.length === 0) return <EmptyState icon="rupee" title={AUDIENCE[audience].empty} />;
  const apply = { origin: 'fees', fullWidth: true, visitor, open, program: page.program } as const;
  const notes = (
    <Stack gap={0.5}>
      {footnotes(audience, landing).map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
  if (landing) {
    const from = fromPlan(plans);
    return (
      <Stack gap={2}>
        <CardRow label={`Plans for ${AUDIENCE[audience].tab}`} gridUpTo={4} cardWidth={280}>
          {plans.map((plan, at) => (
            <FeePlanCard
              key={plan.id || at}
              plan={plan}
              isFrom={plan === from}
              action={<ApplyAction label="Enroll Now" variant={plan.isPopular ? 'primary' : 'secondary'} {...apply} />}
            />
          ))}
        </CardRow>
        {notes}
      </Stack>
    );
  }
  const ways = waysToPay(plans);
  return (
    <Stack gap={3}>
      <PaymentTimeline
        plans={plans}
        ways={ways}
        audience={audience}
        details={(plan) => (
          <Stack gap={2}>
            <BadgeStrip quiet label="What it includes" items={plan.keyHighlights.map((title) => ({ title }))} />
            <div data-print="no">
              <Stack gap={1.5}>
                <ApplyAction label="Enroll Now" {...apply} />
                {plans.length === 1 && <ApplyAction label="Talk to our counsellor" variant="secondary" {...apply} />}
              </Stack>
            </div>
          </Stack>
        )}
      />
      <Fold label="What each total is made of">
        <FullCost ways={ways} />
      </Fold>
      {notes}
    </Stack>
  );
}
