/** The lead's pipeline (§4), in its order. */
export const STAGES = ['created', 'otp_sent', 'verified', 'erp_pushed', 'updated'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * The stage after an event. A lead only moves forward: a code sent to somebody long verified is on the timeline,
 * yet takes nothing back; and nobody is `updated` in the ERP's sense before having been pushed to it.
 */
export function nextStage(now: Stage, event: Stage): Stage {
  if (event === 'updated' && now !== 'erp_pushed') return now;
  return STAGES.indexOf(event) > STAGES.indexOf(now) ? event : now;
}
