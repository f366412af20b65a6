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

import { recordFile, type StreamedFile } from '../../platform/console/record-file.ts';
import type { Database } from '../../platform/database/database.ts';
import { countChangedDays } from './count-days.ts';
import {
  type Counted,
  type CountedDay,
  countedDays,
  medianWaits,
  type Period,
  periodOf,
  sumsOf,
} from './day-figures.ts';

const MAX_GROUPS = 50;
const MAX_PROGRAMMES = 12;

/** Visits have no campaign and no programme. */
const LEAD_GROUPS: readonly FigureGroup[] = ['campaign', 'programme'];

/** The dashboard's figures of a period, each with that of the period before. */
export async function readFigures(
  db: Database,
  { by, ...range }: z.output<typeof figuresQuery>,
): Promise<DashboardFigures> {
  const period = periodOf(range);
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
      .toSorted(descending(({ details }) => details))
      .slice(0, MAX_PROGRAMMES)
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
  const isUnknown = (step: FunnelStep) => LEAD_GROUPS.includes(by) && isVisit(step);
  return sums
    .filter(({ now, kind }) => now && kind === by)
    .toSorted(descending(({ details, page }) => details * 1e9 + page))
    .slice(0, MAX_GROUPS)
    .map((counts) => ({
      value: counts.value,
      steps: stepsOf((step) => (isUnknown(step) ? null : counts[step])),
    }));
}

const stepsOf = (count: (step: FunnelStep) => number | null) =>
  Object.fromEntries(FUNNEL_STEPS.map((step) => [step, count(step)])) as Record<FunnelStep, number | null>;

const isVisit = (step: FunnelStep): boolean => (VISIT_STEPS as readonly string[]).includes(step);

/** Sorts by a count, descending, then by name. */
const descending =
  <Row extends { value: string }>(count: (row: Row) => number) =>
  (a: Row, b: Row): number =>
    count(b) - count(a) || (a.value < b.value ? -1 : 1);

/** The funnel as CSV: a line for each group, then the totals of the period and of the one before. */
export function figuresFile(by: FigureGroup, { from, to, previous, groups, funnel }: DashboardFigures): StreamedFile {
  // With a prefix, as `page` is also the name of a step.
  const column = `by_${by}`;
  const total = (name: string, time: { from: string; to: string }, figure: 'count' | 'before') => ({
    [column]: `${name} ${time.from} to ${time.to}`,
    ...Object.fromEntries(funnel.map((one) => [one.step, one[figure]])),
  });
  const lines = [
    ...groups.map(({ value, steps }) => ({ ...steps, [column]: value })),
    total('All', { from, to }, 'count'),
    total('Before', previous, 'before'),
  ];
  return recordFile(
    { name: `funnel-by-${by}`, day: `${from}-${to}`, format: 'csv' },
    [column, ...FUNNEL_STEPS],
    batch(),
  );

  async function* batch() {
    yield lines;
  }
}
