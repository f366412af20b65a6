import { LEAD_STAGES } from '@prospectus/contract';

export type Stage = (typeof LEAD_STAGES)[number];

/**
 * The stage after an event. A lead only moves forward: a code sent to somebody long verified is on the timeline,
 * yet takes nothing back; and nobody is `updated` in the ERP's sense before having been pushed to it.
 */
export function nextStage(now: Stage, event: Stage): Stage {
  if (event === 'updated' && now !== 'erp_pushed') return now;
  return LEAD_STAGES.indexOf(event) > LEAD_STAGES.indexOf(now) ? event : now;
}
