import { z } from 'zod';

import { type FieldsWith, type LEAD_FIELDS, leadFields } from './fields.ts';
import { cleanText, TRACKING_LENGTHS } from './tracking.ts';

type TrackedName = keyof typeof TRACKING_LENGTHS;

const HELP: Partial<Record<TrackedName, string>> = {
  first_media: 'Of the visit’s first page with a campaign, where there were several.',
  consent_version: 'Version of the consent text that was shown.',
  notice_version: 'Version of the notice that was shown.',
  page_version: 'Version of the content of the entry page.',
  ref: 'Code of the referral link of the visit; an unknown one counts as absent.',
};

/** A text that nobody typed; it is cleaned or left out, never refused. */
const cleaned = (maxLength: number, help?: string) => {
  const schema = z
    .union([z.string(), z.number()])
    .transform((value) => cleanText(value, maxLength))
    .optional()
    .catch(undefined);
  return help === undefined ? schema : schema.describe(help);
};

const tracked = Object.fromEntries(
  Object.entries(TRACKING_LENGTHS).map(([name, length]) => [name, cleaned(length, HELP[name as TrackedName])]),
) as Record<TrackedName, ReturnType<typeof cleaned>>;

type SentField = FieldsWith<{ sent: true }>;
const MAX_LENGTH = 200;
/** Fields of the visit that the page sends. */
const visit = Object.fromEntries(
  leadFields(({ sent }) => sent).map(([name, { kind, wire, label }]) => [
    name,
    kind === 'text'
      ? cleaned(MAX_LENGTH, label)
      : wire
          .optional()
          .catch(undefined)
          .describe(label ?? ''),
  ]),
) as { [K in SentField]: z.ZodCatch<z.ZodOptional<(typeof LEAD_FIELDS)[K]['wire']>> };

const milliseconds = z
  .union([z.number(), z.string().max(20)])
  .optional()
  .catch(undefined);

const ticked = z.union([z.boolean(), z.string().max(10)]).optional();
/** Optional choices beside the consent text: channels ticked for news, and the guardian of a person under 18. */
const consentChoices = z.object({
  consent_email: ticked,
  consent_sms: ticked,
  consent_whatsapp: ticked,
  consent_voice: ticked,
  notice_version: tracked.notice_version,
  under_18: ticked,
  guardian_name: z.string().trim().max(80).optional(),
  guardian_agrees: ticked,
});
export type ConsentChoices = z.output<typeof consentChoices>;

/** Where an enquiry came from, under the form's names. All of it is optional. */
export const attribution = z.object({
  ...tracked,
  ...visit,
  page_age_ms: milliseconds.describe('Milliseconds since the entry page was loaded.'),
  ...consentChoices.shape,
});
export type Attribution = z.output<typeof attribution>;

/** Fields with other names in the server-side form and the ERP (§3). */
export const SERVER_FORM_NAMES = {
  media: 'source_media',
  campaign: 'source_campaign',
  refURL: 'source_refer_url',
  source: 'source_source',
} as const;

const { media, campaign, refURL, source, ...rest } = attribution.shape;
export const dataAttribution = z.object({
  [SERVER_FORM_NAMES.media]: media,
  [SERVER_FORM_NAMES.campaign]: campaign,
  [SERVER_FORM_NAMES.refURL]: refURL,
  [SERVER_FORM_NAMES.source]: source,
  ...rest,
});

/** Fields of a request that are cleaned, never refused. */
export const CLEANED_FIELDS: readonly string[] = [
  ...Object.keys(tracked),
  ...Object.keys(visit),
  ...Object.values(SERVER_FORM_NAMES),
];

/**
 * Fields that give away a bot: `website` is hidden and must be empty; `elapsed_ms` is the time from showing the form to
 * sending it, absent if a prefilled form submits automatically.
 */
export const spamTrap = z.object({
  website: z.string().max(2_000).optional(),
  elapsed_ms: milliseconds,
});
export type SpamTrap = z.output<typeof spamTrap>;
