import { type LEAD_EVENTS, LEAD_STAGES } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

export type Stage = (typeof LEAD_STAGES)[number];
export type LeadEvent = (typeof LEAD_EVENTS)[number];

/**
 * The stage after an event. A lead only moves forward: a code sent to a verified lead is on the timeline and changes
 * no stage; and no lead is `updated` in the ERP's sense before it was pushed to it.
 */
export function nextStage(now: Stage, event: LeadEvent): Stage {
  if (event === 'updated' && now !== 'erp_pushed') return now;
  return ORDER.indexOf(event) > ORDER.indexOf(now) ? (event as Stage) : now;
}

const ORDER: readonly LeadEvent[] = LEAD_STAGES;

/** The same as an expression over the column `stage`, for a change that reads and writes it in one statement. */
export const nextStageOf = (event: LeadEvent): SQL =>
  sql`case stage ${sql.join(
    LEAD_STAGES.map((stage) => sql`when ${stage} then ${nextStage(stage, event)}`),
    sql` `,
  )} end`;
