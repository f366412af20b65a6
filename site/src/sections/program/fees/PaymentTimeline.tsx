import { startingPlan } from '@prospectus/contract/fees';
import { AmountTimeline } from '@prospectus/design-system/chart';
import type { ReactNode } from 'react';

import { AUDIENCE, type Audience } from './audience.ts';
import { FROM_MARK } from '../../../lib/from-plan.ts';
import type { Way } from './ways.ts';

type Props = {
  plans: readonly Way['plan'][];
  ways: readonly Way[];
  audience: Audience;
  /** What stands beside the payments of each plan. */
  details: readonly ReactNode[];
};

/** The plans, and for the chosen one what leaves the account and when (PAGE-19). */
export function PaymentTimeline({ plans, ways, audience, details }: Props) {
  const from = startingPlan(plans);
  return (
    <AmountTimeline
      title="What you pay, and when"
      plansLabel={`Plans for ${AUDIENCE[audience].tab}`}
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

const lastMonth = (ways: readonly Way[]) =>
  Math.max(
    1,
    ...ways.flatMap(({ steps }) => steps.map(({ at = 0, times = 1, every = 1 }) => at + (times - 1) * every)),
  );

const [SEMESTER, YEAR] = [6, 12];
/** As many as a phone has room for. */
const MOST_TICKS = 4;

/** By years or semesters where the last payment ends one, and else the two ends alone. */
function ticks(until: number): string[] {
  const step = [YEAR, SEMESTER].find((each) => until % each === 0 && until / each < MOST_TICKS) ?? until;
  return ['Admission', ...Array.from({ length: until / step }, (_, at) => duration((at + 1) * step))];
}

const duration = (months: number) => (months % YEAR === 0 ? counted(months / YEAR, 'year') : counted(months, 'month'));

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
