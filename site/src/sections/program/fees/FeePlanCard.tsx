import type { ProgramSections } from '@prospectus/contract';
import { Heading, PriceCard, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { emiSentence } from './emi.ts';

type Plan = ProgramSections['fees']['feePlans'][number];

/** A way to pay (PAGE-19): the total, what it is made of, what it includes, and by the month. */
export function FeePlanCard({ plan, action }: { plan: Plan; action: ReactNode }) {
  const rows = [
    { label: 'Course fee', amount: plan.courseFee },
    { label: 'Examination fee', amount: plan.examFee },
    { label: 'In the first semester', amount: plan.semesterFee },
    { label: 'In each later semester', amount: plan.otherSemesterFee },
  ].filter(({ amount }) => amount > 0);
  return (
    <PriceCard
      title={plan.title}
      amount={plan.totalAmount}
      period="in all"
      popular={plan.isPopular}
      rows={rows}
      highlights={plan.keyHighlights}
      note={
        plan.emiOptions.length > 0 && (
          <Stack gap={1}>
            <Heading level={4} size="h5">
              By the month
            </Heading>
            {plan.emiOptions.map((option, at) => (
              <Text key={option.id || at} size="small" tabular>
                <strong>{option.emiOption}.</strong> {emiSentence(option)}
              </Text>
            ))}
          </Stack>
        )
      }
    >
      {action}
    </PriceCard>
  );
}
