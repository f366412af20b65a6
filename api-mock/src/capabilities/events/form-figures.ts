import {
  DURATION_RANGES,
  FORM_STEPS,
  type FormFigures,
  type formFiguresQuery,
  type FormGroup,
  type FormStep,
  type StepFigures,
} from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { dayIn } from '../../platform/clock/clock.ts';
import { type Database, rows } from '../../platform/database/database.ts';

type Query = z.output<typeof formFiguresQuery>;
type Counted = { value: string; step: FormStep; previous: FormStep | null; duration: number; count: number };

const DEFAULT_DAYS = 30;
const MAX_GROUPS = 50;

const COLUMN: Record<FormGroup, SQL> = {
  path: sql`path`,
  source: sql`source`,
  device: sql`device`,
  variant: sql`props::jsonb->>'variant'`,
  origin: sql`props::jsonb->>'origin'`,
};

/** Drop-off and duration of each step, in total and by group. */
export async function readFormFigures(db: Database, now: Date, query: Query): Promise<FormFigures> {
  const from = query.from ?? dayIn(new Date(now.getTime() - ((query.days ?? DEFAULT_DAYS) - 1) * 86_400_000));
  const inPeriod = sql`name = 'form_step' and day >= ${from}::date and day <= ${query.to ?? dayIn(now)}::date`;
  const conditions = (Object.keys(COLUMN) as FormGroup[]).flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [sql`${COLUMN[name]} = ${value}`];
  });
  const counted = await rows<Counted>(
    db,
    sql`select ${query.by ? COLUMN[query.by] : sql`''`} as value, props::jsonb->>'step' as step,
        props::jsonb->>'previous' as previous, duration, sum(count)::float8 as count
      from event_counts where ${sql.join([inPeriod, ...conditions], sql` and `)} group by 1, 2, 3, 4`,
  );
  const paths = await rows<{ path: string }>(
    db,
    sql`select distinct path from event_counts where ${inPeriod} order by path`,
  );
  const groups = query.by
    ? [...Map.groupBy(counted, ({ value }) => value)].map(([value, ofGroup]) => ({ value, ...figuresOf(ofGroup) }))
    : [];
  return {
    ...figuresOf(counted),
    groups: groups.toSorted((a, b) => b.opened - a.opened || (a.value < b.value ? -1 : 1)).slice(0, MAX_GROUPS),
    paths: paths.map(({ path }) => path),
  };
}

const sum = (counted: readonly Counted[]): number => counted.reduce((total, { count }) => total + count, 0);

function figuresOf(counted: readonly Counted[]) {
  const reaching = (step: FormStep) => counted.filter((one) => one.step === step);
  return {
    // The last screen of a verified visitor is not a form.
    opened: sum(counted.filter(({ step, previous }) => step === 'MOBILE_NUMBER' && previous === null)),
    verified: sum(reaching('OTP_VERIFIED')),
    steps: FORM_STEPS.map((step): StepFigures => {
      const [reached, after] = [sum(reaching(step)), counted.filter(({ previous }) => previous === step)];
      const isEnd = step === 'OTP_VERIFIED' || step === 'LAST_SCREEN';
      return {
        step,
        reached,
        // Visitors may have reached the step just before the period and continued in it.
        left: isEnd ? 0 : Math.max(0, reached - sum(after)),
        median_s: quantile(after, 0.5),
        slow_s: quantile(after, 0.9),
      };
    }),
  };
}

/** The quantile of the durations, interpolated within a range. */
function quantile(after: readonly Counted[], share: number): number | null {
  const timed = after.filter(({ duration }) => duration >= 0);
  const rank = sum(timed) * share;
  if (rank === 0) return null;
  let before = 0;
  for (const [range, end] of [...DURATION_RANGES, Infinity].entries()) {
    const here = sum(timed.filter(({ duration }) => duration === range));
    if (before + here >= rank) {
      const start = range === 0 ? 0 : (DURATION_RANGES[range - 1] ?? 0);
      return end === Infinity ? start : Math.round((start + ((end - start) * (rank - before)) / here) * 10) / 10;
    }
    before += here;
  }
  return null;
}
