import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { SALES_STAGES } from './desk.ts';

const name = (max: number) => z.string().trim().min(1, 'Please fill this in.').max(max, `At most ${max} characters.`);

/** What staff call a stage, in the console's two languages. */
export const leadStage = z.strictObject({ id: z.enum(SALES_STAGES), name: name(40), name_hi: name(40) });
export type LeadStage = z.output<typeof leadStage>;

/** A reason that a lost lead can have. A lead keeps the English name that was chosen. */
export const lostReason = z.strictObject({ id: z.uuid(), name: name(100), name_hi: name(100) });
export type LostReason = z.output<typeof lostReason>;

/** What is stored of it, and who changed it last. */
export const leadStagesRecord = z.object({
  stages: z.array(leadStage),
  reasons: z.array(lostReason),
  version: recordMeta.shape.version,
  changed_at: z.iso.datetime().nullable(),
  changed_by_name: z.string().nullable(),
});
export type LeadStagesRecord = z.output<typeof leadStagesRecord>;
