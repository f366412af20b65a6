import { z } from 'zod';

import { partId, requiredText } from './fields.ts';

/** Stages of the conversation with a lead, in order; independent of the delivery to the ERP. */
export const SALES_STAGES = [
  'new',
  'contacted',
  'interested',
  'application-started',
  'documents',
  'enrolled',
  'lost',
] as const;
export type SalesStage = (typeof SALES_STAGES)[number];

const names = (max: number) => ({
  name: requiredText('Name', { max }),
  name_hi: requiredText('Name in Hindi', { max }),
});

/** The name of a stage, in the console's two languages. */
const leadStage = z.object({ id: z.enum(SALES_STAGES), ...names(40) });
export type LeadStage = z.output<typeof leadStage>;

/** A reason for a loss. A lost lead stores its English name. */
const lossReason = z.object({ id: partId(), ...names(100) });

/** Stages in the order of the board, and reasons for a loss. */
export const leadStages = z.object({ stages: z.array(leadStage), reasons: z.array(lossReason) });
export type LeadStages = z.output<typeof leadStages>;

const reason = (nth: number, name: string, name_hi: string) => ({
  id: `1057e000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
  name,
  name_hi,
});

/** Stages and reasons before staff change them. */
export const DEFAULT_STAGES: LeadStages = {
  stages: [
    { id: 'new', name: 'New', name_hi: 'नई' },
    { id: 'contacted', name: 'Contacted', name_hi: 'बात हुई' },
    { id: 'interested', name: 'Interested', name_hi: 'रुचि है' },
    { id: 'application-started', name: 'Application started', name_hi: 'आवेदन शुरू' },
    { id: 'documents', name: 'Documents', name_hi: 'दस्तावेज़' },
    { id: 'enrolled', name: 'Enrolled', name_hi: 'दाख़िला हुआ' },
    { id: 'lost', name: 'Lost', name_hi: 'छूट गई' },
  ],
  reasons: [
    reason(1, 'Too expensive', 'बहुत महँगा'),
    reason(2, 'Chose another university', 'दूसरा विश्वविद्यालय चुना'),
    reason(3, 'Wants a degree on campus', 'कैंपस में पढ़ना चाहते हैं'),
    reason(4, 'No time now', 'अभी समय नहीं'),
    reason(5, 'Not eligible', 'पात्र नहीं'),
    reason(6, 'Could not be reached', 'संपर्क नहीं हो सका'),
    reason(7, 'Wrong number', 'ग़लत नंबर'),
  ],
};

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
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [at, field], message: 'Another one has this name.' });
      seen.add(key);
    }
  }
}
