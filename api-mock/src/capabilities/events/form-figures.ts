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

const DAYS = 30;
const MOST_GROUPS = 50;

const COLUMN: Record<FormGroup, SQL> = {
  path: sql`path`,
  source: sql`source`,
  device: sql`device`,
  variant: sql`props::jsonb->>'variant'`,
  origin: sql`props::jsonb->>'origin'`,
};

/** Drop-off and time by step, in all and by what was asked for. */
export async function readFormFigures(db: Database, now: Date, query: Query): Promise<FormFigures> {
  const from = query.from ?? dayIn(new Date(now.getTime() - ((query.days ?? DAYS) - 1) * 86_400_000));
  const time = sql`name = 'form_step' and day >= ${from}::date and day <= ${query.to ?? dayIn(now)}::date`;
  const wanted = (Object.keys(COLUMN) as FormGroup[]).flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [sql`${COLUMN[name]} = ${value}`];
  });
  const counted = await rows<Counted>(
    db,
    sql`select ${query.by ? COLUMN[query.by] : sql`''`} as value, props::jsonb->>'step' as step,
        props::jsonb->>'previous' as previous, duration, sum(count)::float8 as count
      from event_counts where ${sql.join([time, ...wanted], sql` and `)} group by 1, 2, 3, 4`,
  );
  const paths = await rows<{ path: string }>(
    db,
    sql`select distinct path from event_counts where ${time} order by path`,
  );
  const groups = query.by
    ? [...Map.groupBy(counted, ({ value }) => value)].map(([value, those]) => ({ value, ...formatEmiOption(those) }))
    : [];
  return {
    ...formatEmiOption(counted),
    groups: groups.toSorted((a, b) => b.opened - a.opened || (a.value < b.value ? -1 : 1)).slice(0, MOST_GROUPS),
    paths: paths.map(({ path }) => path),
  };
}

const sum = (counted: readonly Counted[]): number => counted.reduce((total, { count }) => total + count, 0);

function formatEmiOption(counted: readonly Counted[]) {
  const reaching = (step: FormStep) => counted.filter((one) => one.step === step);
  return {
    // A verified visitor's last screen is no form.
    opened: sum(counted.filter(({ step, previous }) => step === 'MOBILE_NUMBER' && previous === null)),
    verified: sum(reaching('OTP_VERIFIED')),
    steps: FORM_STEPS.map((step): StepFigures => {
      const [reached, after] = [sum(reaching(step)), counted.filter(({ previous }) => previous === step)];
      const isEnd = step === 'OTP_VERIFIED' || step === 'LAST_SCREEN';
      return {
        step,
        reached,
        // Those who went on in the first minutes of the time may have come before it.
        left: isEnd ? 0 : Math.max(0, reached - sum(after)),
        median_s: quantile(after, 0.5),
        slow_s: quantile(after, 0.9),
      };
    }),
  };
}

/** The time within which this share went on, as exactly as the ranges allow. */
function quantile(after: readonly Counted[], share: number): number | null {
  const timed = after.filter(({ duration }) => duration >= 0);
  const wanted = sum(timed) * share;
  if (wanted === 0) return null;
  let before = 0;
  for (const [range, end] of [...DURATION_RANGES, Infinity].entries()) {
    const here = sum(timed.filter(({ duration }) => duration === range));
    if (before + here >= wanted) {
      const start = range === 0 ? 0 : (DURATION_RANGES[range - 1] ?? 0);
      return end === Infinity ? start : Math.round((start + ((end - start) * (wanted - before)) / here) * 10) / 10;
    }
    before += here;
  }
  return null;
}
