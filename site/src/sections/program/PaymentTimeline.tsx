import { startingPlan } from '@prospectus/contract/fees';
import { AmountTimeline } from '@prospectus/design-system/chart';
import type { ReactNode } from 'react';

import { FROM_MARK, type PaymentWay } from './ways.ts';

type Props = {
  plans: readonly PaymentWay['plan'][];
  ways: readonly PaymentWay[];
  label: string;
  /** Content beside the payments of each plan. */
  details: readonly ReactNode[];
};

/** The plans, and the payments of the selected one (PAGE-19). */
export function PaymentTimeline({ plans, ways, label, details }: Props) {
  const from = startingPlan(plans);
  return (
    <AmountTimeline
      title="What you pay, and when"
      plansLabel={label}
      plans={plans.map((plan, at) => {
        const own = ways.filter((way) => way.plan === plan);
        const until = lastMonth(own);
        return {
          title: plan.title,
          total: plan.totalAmount,
          popular: plan.isPopular,
          ...(plan === from && { mark: FROM_MARK }),
          ways: own.map(({ shortTitle, total, steps }) => ({
            total,
            steps,
            ...(own.length > 1 && { title: shortTitle }),
          })),
          axis: { until, ticks: ticks(until) },
          details: details[at],
        };
      })}
    />
  );
}

const lastMonth = (ways: readonly PaymentWay[]) =>
  Math.max(
    1,
    ...ways.flatMap(({ steps }) => steps.map(({ at = 0, times = 1, every = 1 }) => at + (times - 1) * every)),
  );

const [SEMESTER, YEAR] = [6, 12];
/** As many as fit on a phone. */
const MAX_TICKS = 4;

/** Ticks by year or semester if the last payment ends one, else only the two ends. */
function ticks(until: number): string[] {
  const step = [YEAR, SEMESTER].find((months) => until % months === 0 && until / months < MAX_TICKS) ?? until;
  return ['Admission', ...Array.from({ length: until / step }, (_, at) => duration((at + 1) * step))];
}

const duration = (months: number) => (months % YEAR === 0 ? counted(months / YEAR, 'year') : counted(months, 'month'));

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
