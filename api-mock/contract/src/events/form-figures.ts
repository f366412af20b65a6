import { z } from 'zod';

import { DEVICES, VISIT_SOURCES } from '../core/visits.ts';
import { FORM_ORIGINS, FORM_STEPS, FORM_VARIANTS } from './values.ts';

/** Groups of the form's figures. */
export const FORM_GROUPS = ['path', 'source', 'device', 'variant', 'origin'] as const;
export type FormGroup = (typeof FORM_GROUPS)[number];

/** Days for which events are stored. */
const EVENT_DAYS = 180;

export const formFiguresQuery = z.strictObject({
  days: z.coerce.number().int().min(1).max(EVENT_DAYS).optional().describe('Number of days, including today; 30.'),
  from: z.iso.date().optional().describe('First day of a period, instead of `days`.'),
  to: z.iso.date().optional().describe('Its last day; today.'),
  by: z.enum(FORM_GROUPS).optional(),
  path: z.string().min(1).max(330).optional(),
  source: z.enum(VISIT_SOURCES).optional(),
  device: z.enum(DEVICES).optional(),
  variant: z.enum(FORM_VARIANTS).optional(),
  origin: z.enum(FORM_ORIGINS).optional(),
});

const stepFigures = z.object({
  step: z.enum(FORM_STEPS),
  reached: z.int(),
  left: z.int().describe('How often the form was left at this step.'),
  median_s: z.number().nullable().describe('Median seconds until the next step.'),
  slow_s: z.number().nullable().describe('The 90th percentile.'),
});
export type StepFigures = z.output<typeof stepFigures>;

const groupFigures = z.object({
  value: z.string(),
  opened: z.int(),
  verified: z.int(),
  steps: z.array(stepFigures),
});

/** Drop-off and time by step. */
export const formFigures = groupFigures.omit({ value: true }).extend({
  groups: z.array(groupFigures).describe('The same by group, opened most often first; at most 50.'),
  paths: z.array(z.string()).describe('Pages with figures in this period.'),
});
export type FormFigures = z.output<typeof formFigures>;
