import { fromPlan } from '@prospectus/contract/fees';
import { Callout, CardRow, EmptyState, Fold, Grid, Stack, Text } from '@prospectus/design-system';

import { ApplyAction } from '../../../features/apply/ApplyAction.tsx';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { AUDIENCE, type Audience, footnotes } from './audience.ts';
import { FeePlanCard } from './FeePlanCard.tsx';
import { fromPlanFirst } from '../../../lib/from-plan.ts';
import { FullCost } from './FullCost.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { waysToPay } from './ways.ts';

type Props = Pick<ProgramSectionProps, 'page' | 'visitor' | 'open' | 'landing'> & { audience: Audience };

/** Plans and charges for students of one kind; more than three cards scroll, a single one has the charges beside it. */
export function FeePanel({ page, visitor, open, landing, audience }: Props) {
  const plans = fromPlanFirst(
    page.sections.fees.feePlans.filter((plan) => plan.isInternational === (audience === 'international')),
  );
  if (plans.length === 0) return <EmptyState icon="rupee" title={AUDIENCE[audience].empty} />;
  const from = fromPlan(plans);
  const cards = plans.map((plan, at) => (
    <FeePlanCard
      key={plan.id || at}
      plan={plan}
      isFrom={plan === from}
      alone={landing}
      action={
        <ApplyAction
          label="Enroll Now"
          origin="fees"
          fullWidth
          variant={plan.isPopular ? 'primary' : 'secondary'}
          visitor={visitor}
          open={open}
          program={page.program}
        />
      }
    />
  ));
  const notes = (
    <Stack gap={0.5}>
      {footnotes(audience, landing).map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
  // A landing page shows its plans alone (PAGE-08).
  const ways = landing ? [] : waysToPay(plans);
  const fullCost = ways.length > 0 && (
    <Fold label="See each payment and the full cost">
      <Stack gap={4}>
        <PaymentTimeline ways={ways} audience={audience} />
        <FullCost ways={ways} />
      </Stack>
    </Fold>
  );
  if (plans.length === 1) {
    return (
      <Stack gap={4}>
        <Grid min={300} gap={4}>
          {cards}
          <Stack gap={2} align="start">
            <Callout title="Good to know">{notes}</Callout>
            <ApplyAction
              label="Talk to our counsellor"
              origin="fees"
              variant="secondary"
              visitor={visitor}
              open={open}
              program={page.program}
            />
          </Stack>
        </Grid>
        {fullCost}
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      <CardRow label={`Plans for ${AUDIENCE[audience].tab}`} gridUpTo={4} cardWidth={280}>
        {cards}
      </CardRow>
      {fullCost}
      {notes}
    </Stack>
  );
}
