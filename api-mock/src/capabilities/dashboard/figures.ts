import {
  type DashboardFigures,
  type FigureGroup,
  type figuresQuery,
  FUNNEL_STEPS,
  type FunnelStep,
  SALES_STAGES,
  VISIT_STEPS,
} from '@prospectus/contract';
import type { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import { countChangedDays } from './count-days.ts';
import { type Counted, type CountedDay, countedDays, medianWaits, sumsOf } from './day-figures.ts';
import { type Period, periodOf } from './period.ts';

const MOST_GROUPS = 50;
const MOST_PROGRAMMES = 12;

/** What pages store nothing of: a visit has no campaign and no programme. */
const NOT_OF_VISITS: readonly FigureGroup[] = ['campaign', 'programme'];

/** The dashboard's figures of a time, each with the one of the time before it. */
export async function readFigures(
  db: Database,
  { by, ...asked }: z.output<typeof figuresQuery>,
): Promise<DashboardFigures> {
  const period = periodOf(asked);
  const previous = { from: period.before[0] ?? period.from, to: period.before.at(-1) ?? period.from };
  await countChangedDays(db, { from: previous.from, to: period.to });
  const [sums, days, medians] = await Promise.all([
    sumsOf(db, period, by),
    countedDays(db, period),
    medianWaits(db, period),
  ]);
  const lookup = lookupOf(sums);
  const all = (step: FunnelStep | 'called', now: boolean) => lookup(now, 'all', '')?.[step] ?? 0;
  const medianOf = (now: boolean) => medians.find((one) => one.now === now)?.median ?? null;
  const notCalled = (now: boolean) => all('details', now) - all('called', now);
  return {
    from: period.from,
    to: period.to,
    previous,
    funnel: FUNNEL_STEPS.map((step) => ({ step, count: all(step, true), before: all(step, false) })),
    groups: by === 'day' ? daysAsGroups(period, days) : groupsOf(by, sums),
    days: daysOf(period, days),
    first_call: {
      median_s: medianOf(true),
      before_s: medianOf(false),
      called: { count: all('called', true), before: all('called', false) },
      not_called: { count: notCalled(true), before: notCalled(false) },
    },
    programmes: sums
      .filter(({ now, kind }) => now && kind === 'programme')
      .toSorted(byMost(({ details }) => details))
      .slice(0, MOST_PROGRAMMES)
      .map(({ value, details, verified }) => ({
        programme: value,
        count: details,
        before: lookup(false, 'programme', value)?.details ?? 0,
        verified,
      })),
    stages: SALES_STAGES.map((stage) => ({
      stage,
      count: lookup(true, 'stage', stage)?.details ?? 0,
      before: lookup(false, 'stage', stage)?.details ?? 0,
    })),
  };
}

type Lookup = (now: boolean, kind: Counted['kind'], value: string) => Counted | undefined;

function lookupOf(sums: readonly Counted[]): Lookup {
  const keyOf = (now: boolean, kind: string, value: string) => JSON.stringify([now, kind, value]);
  const known = new Map(sums.map((one) => [keyOf(one.now, one.kind, one.value), one]));
  return (now, kind, value) => known.get(keyOf(now, kind, value));
}

function daysOf({ days, before }: Period, counted: readonly CountedDay[]): DashboardFigures['days'] {
  const known = new Map(counted.map((one) => [one.day, one]));
  return days.map((day, nth) => {
    const { details = 0, verified = 0, called = 0, first_call_s = null } = known.get(day) ?? {};
    return { day, leads: details, before: known.get(before[nth] ?? '')?.details ?? 0, verified, called, first_call_s };
  });
}

function daysAsGroups({ days }: Period, counted: readonly CountedDay[]): DashboardFigures['groups'] {
  const known = new Map(counted.map((one) => [one.day, one]));
  return days.map((day) => ({ value: day, steps: stepsOf((step) => known.get(day)?.[step] ?? 0) }));
}

function groupsOf(by: Exclude<FigureGroup, 'day'>, sums: readonly Counted[]): DashboardFigures['groups'] {
  const isUnknown = (step: FunnelStep) => NOT_OF_VISITS.includes(by) && isVisit(step);
  return sums
    .filter(({ now, kind }) => now && kind === by)
    .toSorted(byMost(({ details, page }) => details * 1e9 + page))
    .slice(0, MOST_GROUPS)
    .map((counts) => ({
      value: counts.value,
      steps: stepsOf((step) => (isUnknown(step) ? null : counts[step])),
    }));
}

const stepsOf = (count: (step: FunnelStep) => number | null) =>
  Object.fromEntries(FUNNEL_STEPS.map((step) => [step, count(step)])) as Record<FunnelStep, number | null>;

const isVisit = (step: FunnelStep): boolean => (VISIT_STEPS as readonly string[]).includes(step);

/** The most first; equal ones by their name. */
const byMost =
  <One extends { value: string }>(most: (one: One) => number) =>
  (a: One, b: One): number =>
    most(b) - most(a) || (a.value < b.value ? -1 : 1);
