import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { SALES_STAGES, type SalesStage } from './desk.ts';
import { leadStage, lostReason } from './stage-record.ts';

const FIRST: SalesStage = 'new';
const LAST: readonly SalesStage[] = ['enrolled', 'lost'];

/**
 * Every stage once, in the order of the board, and why leads are lost. A lead begins in `new` and ends in `enrolled` or
 * `lost`, which have their places; between them, staff choose the order. No two names are alike.
 */
export const leadStages = z
  .strictObject({
    stages: z.array(leadStage).length(SALES_STAGES.length),
    reasons: z.array(lostReason).min(1, 'There has to be a reason.').max(30),
  })
  .superRefine(({ stages, reasons }, context) => {
    const ids = stages.map(({ id }) => id);
    const inPlace = ids[0] === FIRST && LAST.every((id, at) => ids.at(at - LAST.length) === id);
    if (new Set(ids).size !== SALES_STAGES.length || !inPlace)
      context.addIssue({ code: 'custom', path: ['stages'], message: 'These stages cannot be in this order.' });
    refuseAlike(stages, 'stages', context);
    refuseAlike(reasons, 'reasons', context);
  });
export type LeadStages = z.output<typeof leadStages>;

function refuseAlike(
  named: readonly { name: string; name_hi: string }[],
  list: 'stages' | 'reasons',
  context: z.core.$RefinementCtx,
): void {
  for (const field of ['name', 'name_hi'] as const) {
    const seen = new Set<string>();
    for (const [at, one] of named.entries()) {
      const written = one[field].toLocaleLowerCase('en-IN');
      if (seen.has(written))
        context.addIssue({ code: 'custom', path: [list, at, field], message: 'Another one has this name.' });
      seen.add(written);
    }
  }
}

/** A change of all of it, with the version that was seen. */
export const leadStagesChange = leadStages.safeExtend({ version: recordMeta.shape.version });
