import { z } from 'zod';

import { partId, requiredText } from '../core/fields.ts';
import { SALES_STAGES, type SalesStage } from './desk.ts';
import { DEFAULT_STAGES } from './default-stages.ts';

export { DEFAULT_STAGES };

const names = (max: number) => ({ name: requiredText('Name', { max }), name_hi: requiredText('Name in Hindi', { max }) });

/** The name of a stage, in the console's two languages. */
const leadStage = z.object({ id: z.enum(SALES_STAGES), ...names(40) });
export type LeadStage = z.output<typeof leadStage>;

/** A reason for a loss. A lost lead stores its English name. */
const lossReason = z.object({ id: partId(), ...names(100) });

/** Stages in the order of the board, and reasons for a loss. */
export const leadStages = z.object({ stages: z.array(leadStage), reasons: z.array(lossReason) });
export type LeadStages = z.output<typeof leadStages>;

const FIRST: SalesStage = 'new';
const LAST: readonly SalesStage[] = ['enrolled', 'lost'];

/** Every stage once. The first and the last two are fixed. */
export const stageNames = leadStages.shape.stages
  .superRefine((stages, context) => {
    const ids = stages.map(({ id }) => id);
    const fixedAreInPlace = ids[0] === FIRST && LAST.every((id, at) => ids.at(at - LAST.length) === id);
    if (ids.length !== SALES_STAGES.length || new Set(ids).size !== ids.length || !fixedAreInPlace)
      context.addIssue({ code: 'custom', message: 'These stages cannot be in this order.' });
    refuseDuplicateNames(stages, context);
  })
  .default(DEFAULT_STAGES.stages)
  .meta({ kind: 'list', label: 'Stages' });

export const lossReasons = leadStages.shape.reasons
  .min(1, 'There has to be a reason.')
  .max(30)
  .superRefine(refuseDuplicateNames)
  .default(DEFAULT_STAGES.reasons)
  .meta({ kind: 'list', label: 'Reasons for a loss' });

function refuseDuplicateNames(
  entries: readonly { name: string; name_hi: string }[],
  context: z.core.$RefinementCtx,
): void {
  for (const field of ['name', 'name_hi'] as const) {
    const seen = new Set<string>();
    for (const [at, entry] of entries.entries()) {
      const key = entry[field].toLocaleLowerCase('en-IN');
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [at, field], message: 'Another one has this name.' });
      seen.add(key);
    }
  }
}
