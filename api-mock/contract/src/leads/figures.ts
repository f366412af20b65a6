import { z } from 'zod';

import { SALES_STAGES } from './desk.ts';

/** Groups of the dashboard's figures. */
export const FIGURE_GROUPS = ['page', 'source', 'campaign', 'device', 'programme', 'day'] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

/** Steps that pages count anonymously: page viewed, enquiry opened, phone entered. */
export const VISIT_STEPS = ['page', 'opened', 'phone'] as const;
/** Steps of leads: details entered, code sent, phone verified, in the ERP, moved on by a counsellor. */
export const LEAD_STEPS = ['details', 'code', 'verified', 'erp', 'stage'] as const;
export const FUNNEL_STEPS = [...VISIT_STEPS, ...LEAD_STEPS] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** The longest period of figures. */
export const FIGURE_DAYS = 366;
const DAY_MS = 86_400_000;

export const figuresQuery = z
  .strictObject({
    from: z.iso.date().describe('First day, in Asia/Kolkata.'),
    to: z.iso.date().describe('Last day, included.'),
    by: z.enum(FIGURE_GROUPS).default('page'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < FIGURE_DAYS * DAY_MS, {
    path: ['from'],
    error: `Please choose at most ${FIGURE_DAYS} days.`,
  });

export const figuresFileQuery = figuresQuery.safeExtend({ format: z.literal('csv').default('csv') });

const count = z.int();
const compared = { count, before: z.int().describe('In the period before.') };
const seconds = z.number().nullable();

const groupFigures = z.object({
  value: z.string().describe('Empty if it is not known.'),
  steps: z.record(z.enum(FUNNEL_STEPS), z.int().nullable()).describe('Null if pages do not count it.'),
});

const dayFigures = z.object({
  day: z.iso.date(),
  leads: count,
  before: z.int().describe('On the same day of the period before.'),
  verified: count,
  called: count,
  first_call_s: seconds.describe('Median seconds from the enquiry to the first call.'),
});

/** Figures of a period, each with that of the period before. */
export const dashboardFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  previous: z.object({ from: z.iso.date(), to: z.iso.date() }),
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), ...compared })),
  groups: z.array(groupFigures).describe('The funnel by group; at most 50, most leads first; days in order.'),
  days: z.array(dayFigures),
  first_call: z.object({
    median_s: seconds,
    before_s: seconds,
    called: z.object(compared),
    not_called: z.object(compared),
  }),
  programmes: z.array(z.object({ programme: z.string(), ...compared, verified: count })).describe('At most 12.'),
  stages: z.array(z.object({ stage: z.enum(SALES_STAGES), ...compared })),
});
export type DashboardFigures = z.output<typeof dashboardFigures>;
