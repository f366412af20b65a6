import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { SALES_STAGES, type SalesStage } from './desk.ts';

const name = (max: number) => z.string().trim().min(1, 'Please fill this in.').max(max, `At most ${max} characters.`);

/** The name of a stage, in the console's two languages. */
export const leadStage = z.strictObject({ id: z.enum(SALES_STAGES), name: name(40), name_hi: name(40) });
export type LeadStage = z.output<typeof leadStage>;

/** A reason for a loss. A lost lead stores its English name. */
export const lostReason = z.strictObject({ id: z.uuid(), name: name(100), name_hi: name(100) });
export type LostReason = z.output<typeof lostReason>;

export const leadStagesRecord = z.object({
  stages: z.array(leadStage),
  reasons: z.array(lostReason),
  version: recordMeta.shape.version,
  changed_at: z.iso.datetime().nullable(),
  changed_by_name: z.string().nullable(),
});
export type LeadStagesRecord = z.output<typeof leadStagesRecord>;

const FIRST: SalesStage = 'new';
const LAST: readonly SalesStage[] = ['enrolled', 'lost'];

/** Every stage once, in the order of the board, and reasons for a loss. The first and the last two stages are fixed. */
export const leadStages = z
  .strictObject({
    stages: z.array(leadStage).length(SALES_STAGES.length),
    reasons: z.array(lostReason).min(1, 'There has to be a reason.').max(30),
  })
  .superRefine(({ stages, reasons }, context) => {
    const ids = stages.map(({ id }) => id);
    const fixedAreInPlace = ids[0] === FIRST && LAST.every((id, at) => ids.at(at - LAST.length) === id);
    if (new Set(ids).size !== SALES_STAGES.length || !fixedAreInPlace)
      context.addIssue({ code: 'custom', path: ['stages'], message: 'These stages cannot be in this order.' });
    refuseDuplicateNames(stages, 'stages', context);
    refuseDuplicateNames(reasons, 'reasons', context);
  });
export type LeadStages = z.output<typeof leadStages>;

function refuseDuplicateNames(
  entries: readonly { name: string; name_hi: string }[],
  list: 'stages' | 'reasons',
  context: z.core.$RefinementCtx,
): void {
  for (const field of ['name', 'name_hi'] as const) {
    const seen = new Set<string>();
    for (const [at, entry] of entries.entries()) {
      const key = entry[field].toLocaleLowerCase('en-IN');
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [list, at, field], message: 'Another one has this name.' });
      seen.add(key);
    }
  }
}

export const leadStagesChange = leadStages.safeExtend({ version: recordMeta.shape.version });
