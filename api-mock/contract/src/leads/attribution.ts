import { z } from 'zod';

import { VISIT_SOURCES } from '../core/visits.ts';
import { consentChoices } from './consent-choices.ts';
import { tracked } from './tracked-field.ts';

// What measures time is left out where it is none.
const milliseconds = z
  .union([z.number(), z.string().max(20)])
  .optional()
  .catch(undefined);

/** What a page says of an enquiry besides the form, the server-side names of §3 aside. All of it may be left out. */
const besides = {
  c2: tracked('c2'),
  c3: tracked('c3'),
  c4: tracked('c4'),
  c5: tracked('c5'),
  first_media: tracked('first_media').describe('Of the visit’s first page with a campaign, where there were several.'),
  first_campaign: tracked('first_campaign'),
  consent_version: tracked('consent_version').describe('Version of the consent text that was shown.'),
  page_version: tracked('page_version').describe('Version of the content the page of entry was made from.'),
  visit_source: z.enum(VISIT_SOURCES).optional().catch(undefined).describe('Where the visit came from, in one word.'),
  ref: tracked('ref').describe('Code of the referral link that the visit began with; an unknown one counts as absent.'),
  page_age_ms: milliseconds.describe('Milliseconds since the page of entry was loaded.'),
  ...consentChoices.shape,
};

/** Where an enquiry came from, under the form's names. */
export const attribution = z.object({
  media: tracked('media'),
  campaign: tracked('campaign'),
  refURL: tracked('refURL'),
  source: tracked('source'),
  ...besides,
});
export type Attribution = z.output<typeof attribution>;

/** The same under the names of the server-side form (§3). */
export const dataAttribution = z.object({
  source_media: tracked('media'),
  source_campaign: tracked('campaign'),
  source_refer_url: tracked('refURL'),
  source_source: tracked('source'),
  ...besides,
});

/**
 * What tells a form filled in by a program. `website` stands in the form where no person sees or reaches it and is
 * sent empty. `elapsed_ms` is the time from the form being shown to its being sent, as the page measured it; left out
 * where nobody filled it in, as when a prefilled form submits by itself.
 */
export const spamTrap = z.object({
  website: z.string().max(2_000).optional(),
  elapsed_ms: milliseconds,
});
export type SpamTrap = z.output<typeof spamTrap>;
