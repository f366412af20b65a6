import type { ProgramSections } from '@prospectus/contract';
import { emiSentence, monthlyPayment } from '@prospectus/contract/emi';
import { formatRupees } from '@prospectus/contract/rupees';
import { PriceCard, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { FROM_MARK } from '../../../lib/from-plan.ts';

type Plan = ProgramSections['fees']['feePlans'][number];
type Props = { plan: Plan; isFrom?: boolean; alone?: boolean | undefined; action: ReactNode };

/**
 * A way to pay (PAGE-19): the total, what it is made of, what it includes, and by the month; `alone`, without payments
 * and costs below it, in sentences that have all of it.
 */
export function FeePlanCard({ plan, isFrom = false, alone = false, action }: Props) {
  const rows = [
    { label: 'Course fee', amount: plan.courseFee },
    { label: 'Exam fee', amount: plan.examFee },
    { label: 'First semester', amount: plan.semesterFee },
    { label: 'Each later semester', amount: plan.otherSemesterFee },
    ...(alone ? [] : plan.emiOptions.map(byTheMonth)),
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
        alone &&
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

const byTheMonth = (option: Plan['emiOptions'][number]) => ({
  label: [option.emiOption, ...firstPayment(option)].join(', '),
  amount: monthlyPayment(option),
  times: option.installment.emiDuration ?? 1,
});

/** What is paid before the months begin, without which their amounts would promise too much. */
function firstPayment({ installment: { emiDownPayment, emiProcessingFee } }: Plan['emiOptions'][number]): string[] {
  const first = emiDownPayment + emiProcessingFee;
  return first > 0 ? [`after ${formatRupees(first)} at admission`] : [];
}
