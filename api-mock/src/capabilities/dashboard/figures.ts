import {
  type DashboardFigures,
  type FigureGroup,
  type figuresQuery,
  FUNNEL_STEPS,
  type FunnelStep,
  LEAD_STEPS,
  SALES_STAGES,
  VISIT_STEPS,
} from '@prospectus/contract';
import type { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import { type CountedLeads, countLeads, firstCalls } from './lead-figures.ts';
import { type Period, periodOf } from './period.ts';
import { COUNTED_BY, type CountedVisits, countVisits } from './visit-figures.ts';

const MOST_GROUPS = 50;
const MOST_PROGRAMMES = 12;

type Steps = Partial<Record<FunnelStep, number>>;
type Calls = Awaited<ReturnType<typeof firstCalls>>;

/** The dashboard's figures of a time, each with the one of the time before it. */
export async function readFigures(
  db: Database,
  { by, ...asked }: z.output<typeof figuresQuery>,
): Promise<DashboardFigures> {
  const period = periodOf(asked);
  const [leads, visits, calls] = await Promise.all([
    countLeads(db, period, by),
    countVisits(db, period, by),
    firstCalls(db, period),
  ]);
  const lookup = lookupOf(leads);
  const seen = (step: (typeof VISIT_STEPS)[number], now: boolean) =>
    sum(visits.filter((one) => one.now === now).map((one) => one[step]));
  const all = (step: (typeof LEAD_STEPS)[number] | 'called', now: boolean) => lookup(now, 'all', '')?.[step] ?? 0;
  const medianOf = (now: boolean) => calls.find((one) => one.now === now && one.day === null)?.median ?? null;
  const notCalled = (now: boolean) => all('details', now) - all('called', now);
  return {
    from: period.from,
    to: period.to,
    previous: { from: period.before[0] ?? period.from, to: period.before.at(-1) ?? period.from },
    funnel: [
      ...VISIT_STEPS.map((step) => ({ step, count: seen(step, true), before: seen(step, false) })),
      ...LEAD_STEPS.map((step) => ({ step, count: all(step, true), before: all(step, false) })),
    ],
    groups: groupsOf(by, period, leads, visits),
    days: daysOf(period, lookup, calls),
    first_call: {
      median_s: medianOf(true),
      before_s: medianOf(false),
      called: { count: all('called', true), before: all('called', false) },
      not_called: { count: notCalled(true), before: notCalled(false) },
    },
    programmes: leads
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

type Lookup = (now: boolean, kind: CountedLeads['kind'], value: string) => CountedLeads | undefined;

function lookupOf(leads: readonly CountedLeads[]): Lookup {
  const keyOf = (now: boolean, kind: string, value: string) => JSON.stringify([now, kind, value]);
  const known = new Map(leads.map((one) => [keyOf(one.now, one.kind, one.value), one]));
  return (now, kind, value) => known.get(keyOf(now, kind, value));
}

const daysOf = ({ days, before }: Period, lookup: Lookup, calls: Calls): DashboardFigures['days'] => {
  const medians = new Map(calls.map(({ day, median }) => [day, median]));
  return days.map((day, nth) => {
    const { details = 0, verified = 0, called = 0 } = lookup(true, 'day', day) ?? {};
    return {
      day,
      leads: details,
      before: lookup(false, 'day', before[nth] ?? '')?.details ?? 0,
      verified,
      called,
      first_call_s: medians.get(day) ?? null,
    };
  });
};

function groupsOf(
  by: FigureGroup,
  period: Period,
  leads: readonly CountedLeads[],
  visits: readonly CountedVisits[],
): DashboardFigures['groups'] {
  const found = new Map<string, Steps>(by === 'day' ? period.days.map((day) => [day, {}]) : []);
  const add = (value: string, steps: Steps) => found.set(value, { ...found.get(value), ...steps });
  const kind = by === 'day' ? 'day' : 'group';
  for (const { now, value, page, opened, phone } of COUNTED_BY[by] ? visits : [])
    if (now) add(value, { page, opened, phone });
  for (const { value, details, code, verified, erp, stage } of leads.filter((one) => one.now && one.kind === kind))
    add(value, { details, code, verified, erp, stage });
  const missing = (step: FunnelStep) => (COUNTED_BY[by] || !isVisit(step) ? 0 : null);
  const groups = [...found].map(([value, steps]) => ({
    value,
    steps: Object.fromEntries(FUNNEL_STEPS.map((step) => [step, steps[step] ?? missing(step)])) as Record<
      FunnelStep,
      number | null
    >,
  }));
  if (by === 'day') return groups;
  return groups.toSorted(byMost(({ steps }) => (steps.details ?? 0) * 1e9 + (steps.page ?? 0))).slice(0, MOST_GROUPS);
}

const isVisit = (step: FunnelStep): boolean => (VISIT_STEPS as readonly string[]).includes(step);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The most first; equal ones by their name. */
const byMost =
  <One extends { value: string }>(most: (one: One) => number) =>
  (a: One, b: One): number =>
    most(b) - most(a) || (a.value < b.value ? -1 : 1);
