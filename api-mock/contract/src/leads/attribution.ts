import { z } from 'zod';

import { VISIT_SOURCES } from '../core/visits.ts';
import { consentChoices } from './consent-choices.ts';

const optional = (max: number) => z.string().trim().max(max).optional();

const version = z
  .union([z.string().trim().max(40), z.number()])
  .optional()
  .describe('Version of the content the page of entry was made from.');

/** What a page says of an enquiry besides the form, the server-side names of §3 aside. All of it may be left out. */
const besides = {
  c2: optional(200),
  c3: optional(200),
  c4: optional(200),
  c5: optional(200),
  consent_version: optional(20).describe('Version of the consent text that was shown.'),
  page_version: version,
  visit_source: z.enum(VISIT_SOURCES).optional().catch(undefined).describe('Where the visit came from, in one word.'),
  ref: optional(200).describe('Code of the referral link that the visit began with; an unknown one counts as absent.'),
  page_age_ms: z
    .union([z.number(), z.string().max(20)])
    .optional()
    .describe('Milliseconds since the page of entry was loaded.'),
  ...consentChoices.shape,
};

/** Where an enquiry came from, under the form's names. */
export const attribution = z.object({
  media: optional(120),
  campaign: optional(120),
  refURL: optional(2_000),
  source: optional(20),
  ...besides,
});
export type Attribution = z.output<typeof attribution>;

/** The same under the names of the server-side form (§3). */
export const dataAttribution = z.object({
  source_media: optional(120),
  source_campaign: optional(120),
  source_refer_url: optional(2_000),
  source_source: optional(20),
  ...besides,
});

/**
 * What tells a form filled in by a program. `website` stands in the form where no person sees or reaches it and is
 * sent empty. `elapsed_ms` is the time from the form being shown to its being sent, as the page measured it; left out
 * where nobody filled it in, as when a prefilled form submits by itself.
 */
export const spamTrap = z.object({
  website: z.string().max(2_000).optional(),
  elapsed_ms: z.union([z.number(), z.string().max(20)]).optional(),
});
export type SpamTrap = z.output<typeof spamTrap>;
