import { ApiError } from '@prospectus/contract';
import { LEAD_MILESTONES, type LeadMilestone } from '@prospectus/contract/lead-views';
import { type SQL, sql } from 'drizzle-orm';

/** How far leads have come, as a condition each: the dashboard counts by it what the list then shows. */
export const REACHED: Readonly<Record<LeadMilestone, SQL>> = {
  code: sql`leads.stage <> 'created'`,
  verified: sql`leads.verified_at is not null`,
  erp: sql`leads.erp_id is not null`,
  stage: sql`leads.sales_stage <> 'new'`,
  called: sql`leads.first_call_at is not null`,
  'not-called': sql`leads.first_call_at is null`,
};

/** The condition of a filter's `reached`; undefined where it names none. */
export function reachedOf(value: unknown): SQL | undefined {
  if (value === undefined) return undefined;
  // An empty choice, as filters by columns have it too.
  if (Array.isArray(value) && value.length === 0) return sql`false`;
  const reached = LEAD_MILESTONES.find((one) => one === value);
  if (!reached)
    throw new ApiError('INVALID_FIELDS', { errors: { 'filter.reached': 'Leads are not listed by this step.' } });
  return REACHED[reached];
}
