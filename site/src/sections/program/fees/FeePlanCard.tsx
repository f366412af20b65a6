import type { ProgramSections } from '@prospectus/contract';
import { emiSentence } from '@prospectus/contract/emi';
import { PriceCard, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { FROM_MARK } from '../../../lib/from-plan.ts';

type Plan = ProgramSections['fees']['feePlans'][number];
type Props = { plan: Plan; isFrom: boolean; action: ReactNode };

/** A way to pay with all that is to be said of it (PAGE-19): the total, its parts, what it includes, and by the month. */
export function FeePlanCard({ plan, isFrom, action }: Props) {
  const rows = [
    { label: 'Course fee', amount: plan.courseFee },
    { label: 'Exam fee', amount: plan.examFee },
    { label: 'First semester', amount: plan.semesterFee },
    { label: 'Each later semester', amount: plan.otherSemesterFee },
  ].filter(({ amount }) => amount > 0);
  return (
    <PriceCard
      title={plan.title}
      amount={plan.totalAmount}
      period={isFrom ? `in total. ${FROM_MARK}` : 'in total'}
      popular={plan.isPopular}
      rows={rows}
      highlights={plan.keyHighlights}
      note={
        plan.emiOptions.length > 0 && (
          <Stack gap={1}>
            {plan.emiOptions.map((option, at) => (
              <Text key={option.id || at} size="small" tabular>
                <strong>{`${option.emiOption}. `}</strong>
                {emiSentence(option)}
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
