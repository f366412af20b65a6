import { fromPlan } from '@prospectus/contract/fees';
import { AmountTimeline } from '@prospectus/design-system/chart';
import type { ReactNode } from 'react';

import { AUDIENCE, type Audience } from './audience.ts';
import { FROM_MARK } from '../../../lib/from-plan.ts';
import type { Way } from './ways.ts';

const YEAR = 12;

type Props = {
  plans: readonly Way['plan'][];
  ways: readonly Way[];
  audience: Audience;
  /** What stands beside the payments of each plan. */
  details: readonly ReactNode[];
};

/** The plans, and for the chosen one what leaves the account and when (PAGE-19). */
export function PaymentTimeline({ plans, ways, audience, details }: Props) {
  const from = fromPlan(plans);
  const months = ways.flatMap(({ steps }) => steps.map(({ at = 0, times = 1, every = 1 }) => at + (times - 1) * every));
  const years = Math.max(1, Math.ceil(Math.max(0, ...months) / YEAR));
  return (
    <AmountTimeline
      title="What you pay, and when"
      plansLabel={`Plans for ${AUDIENCE[audience].tab}`}
      until={years * YEAR}
      ticks={['Admission', ...Array.from({ length: years }, (_, at) => (at === 0 ? '1 year' : `${at + 1} years`))]}
      plans={plans.map((plan, at) => {
        const own = ways.filter((way) => way.plan === plan);
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
          details: details[at],
        };
      })}
    />
  );
}
