import { z } from 'zod';

/** Checks before publishing; a finding that blocks would be broken for visitors. */
export const CHECKS = {
  LINK_NOWHERE: 'block',
  FACT_UNKNOWN: 'block',
  LINK_TO_DRAFT: 'warn',
  LINK_SHAPE: 'warn',
  ALT_MISSING: 'warn',
  HEADING_ORDER: 'warn',
  META_TITLE_EMPTY: 'warn',
  META_DESCRIPTION_EMPTY: 'warn',
  META_TITLE_LONG: 'warn',
  META_DESCRIPTION_LONG: 'warn',
  STRUCTURED_REQUIRED: 'warn',
  STRUCTURED_RECOMMENDED: 'warn',
  YEAR_STALE: 'warn',
  FEE_SUM: 'warn',
  FEE_FORMER: 'warn',
  FEE_FORMER_ELSEWHERE: 'warn',
  DATE_FORMER: 'warn',
  DATE_FORMER_ELSEWHERE: 'warn',
  CONTRAST_LOW: 'block',
} as const satisfies Record<string, 'block' | 'warn'>;
export type CheckCode = keyof typeof CHECKS;

/** One finding; `msg` is its English sentence, `values` are the values in it. */
export const finding = z.object({
  code: z.enum(Object.keys(CHECKS) as [CheckCode, ...CheckCode[]]),
  severity: z.enum(['block', 'warn']),
  resource: z.string(),
  id: z.uuid(),
  title: z.string(),
  /** The field, as in a body: `fee_plans.0.totalAmount`. */
  path: z.string(),
  values: z.record(z.string(), z.string()),
  msg: z.string(),
});
export type Finding = z.output<typeof finding>;
