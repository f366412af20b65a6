import { DataTable, formatRupees, Heading, Stack } from '@prospectus/design-system';

import type { Way } from './ways.ts';

/** Every rupee of each way to pay: course, examinations and what paying later adds come to the total. */
export function FullCost({ ways }: { ways: readonly Way[] }) {
  const charged = ways.some(({ total, plan }) => total > plan.totalAmount);
  return (
    <Stack gap={1.5}>
      <Heading level={3} size="h4">
        The full cost, line by line
      </Heading>
      <DataTable
        caption="The full cost, line by line"
        captionHidden
        columns={[
          { key: 'way', label: 'Way to pay' },
          { key: 'total', label: 'Total', align: 'end' },
          ...PARTS.map((part) => ({ ...part, align: 'end' as const, optional: true })),
        ]}
        rows={ways.map(({ title, plan: { courseFee, examFee, totalAmount }, total }) => ({
          way: title,
          course: amount(courseFee),
          exam: amount(examFee),
          more: charged ? (amount(total - totalAmount) ?? 'None') : undefined,
          total: <strong>{amount(total) ?? '–'}</strong>,
        }))}
      />
    </Stack>
  );
}

const amount = (rupees: number): string | undefined => (rupees > 0 ? formatRupees(rupees) : undefined);

// What no way to pay has is no column.
const PARTS = [
  { key: 'course', label: 'Course fee' },
  { key: 'exam', label: 'Exam fee' },
  { key: 'more', label: 'EMI charges' },
];
