import type { ProgramSections } from '@prospectus/contract';
import { CHARGES } from '@prospectus/contract/constants';
import { DataTable, formatRupees, Heading, Price, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import type { Audience } from './audience.ts';
import { emiTotal, monthlyPayment } from './emi.ts';

type Plan = ProgramSections['fees']['feePlans'][number];

/** Every rupee of the plans of one audience: what the total is made of, what comes on top, what a month costs. */
export function FullCost({ plans, audience }: { plans: readonly Plan[]; audience: Audience }) {
  const byMonth = plans.flatMap((plan) => plan.emiOptions.map((option) => ({ plan, option })));
  return (
    <Stack gap={3}>
      <Stack gap={1.5}>
        <Heading level={3} size="h4">
          The full cost, line by line
        </Heading>
        <DataTable
          caption="The full cost of each plan"
          captionHidden
          columns={[{ key: 'plan', label: 'Plan' }, ...COLUMNS.map((column) => ({ ...column, align: 'end' as const }))]}
          rows={plans.map(({ title, courseFee, examFee, totalAmount }) => ({
            plan: title,
            course: amount(courseFee),
            exam: amount(examFee),
            registration: `${formatRupees(CHARGES.registration[audience])}, in the total`,
            total: <strong>{amount(totalAmount)}</strong>,
            reappear: amount(CHARGES.reappearExamPerSubject[audience]),
          }))}
        />
      </Stack>
      {byMonth.length > 0 && (
        <Stack gap={1.5}>
          <Heading level={3} size="h4">
            Paid by the month
          </Heading>
          <DataTable
            caption="Monthly payments of each option"
            captionHidden
            columns={[
              { key: 'option', label: 'Option' },
              ...MONTHLY.map((column) => ({ ...column, align: 'end' as const })),
            ]}
            rows={byMonth.map(({ plan, option }) => {
              const { emiDownPayment, emiDuration, emiInterestRate, emiProcessingFee } = option.installment;
              const total = emiTotal(option);
              return {
                option: `${plan.title}, ${option.emiOption}`,
                first: amount(emiDownPayment),
                monthly: amount(monthlyPayment(option)),
                months: emiDuration ?? NONE,
                interest: emiInterestRate > 0 ? `${emiInterestRate}% a year` : 'None',
                fee: amount(emiProcessingFee, 'None'),
                total: <strong>{amount(total)}</strong>,
                more: amount(total - plan.totalAmount, 'Nothing'),
              };
            })}
          />
          <Text size="small" tone="muted">
            In all: the payment at admission, every month and the processing fee added up.
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

const NONE = '–';
const amount = (rupees: number, none: string = NONE): ReactNode => (rupees > 0 ? <Price amount={rupees} /> : none);

const COLUMNS = [
  { key: 'course', label: 'Course fee' },
  { key: 'exam', label: 'Examination fee' },
  { key: 'registration', label: 'Registration fee' },
  { key: 'total', label: 'Total' },
  { key: 'reappear', label: 'Each re-appear examination, on top' },
];

const MONTHLY = [
  { key: 'first', label: 'At admission' },
  { key: 'monthly', label: 'A month' },
  { key: 'months', label: 'Months' },
  { key: 'interest', label: 'Interest' },
  { key: 'fee', label: 'Processing fee' },
  { key: 'total', label: 'In all' },
  { key: 'more', label: 'More than at once' },
];
