import { z } from 'zod';

import { type FieldsWith, type LEAD_FIELDS, leadFields } from './fields.ts';
import { cleanText, TRACKING_LENGTHS } from './tracking.ts';

type TrackedName = keyof typeof TRACKING_LENGTHS;

const HELP: Partial<Record<TrackedName, string>> = {
  first_media: 'Of the visit’s first page with a campaign, where there were several.',
  consent_version: 'Version of the consent text that was shown.',
  notice_version: 'Version of the notice that was shown.',
  page_version: 'Version of the content the page of entry was made from.',
  ref: 'Code of the referral link that the visit began with; an unknown one counts as absent.',
};

/** A text that nobody typed, and that is therefore never refused: it is cleaned, or left out. */
const cleaned = (longest: number, help?: string) => {
  const schema = z
    .union([z.string(), z.number()])
    .transform((value) => cleanText(value, longest))
    .optional()
    .catch(undefined);
  return help === undefined ? schema : schema.describe(help);
};

const tracked = Object.fromEntries(
  Object.entries(TRACKING_LENGTHS).map(([name, longest]) => [name, cleaned(longest, HELP[name as TrackedName])]),
) as Record<TrackedName, ReturnType<typeof cleaned>>;

type SentField = FieldsWith<{ sent: true }>;
const LONGEST_SENT = 200;
/** What the page sends of the visit. */
const visit = Object.fromEntries(
  leadFields(({ sent }) => sent).map(([name, { kind, wire, label }]) => [
    name,
    kind === 'text'
      ? cleaned(LONGEST_SENT, label)
      : wire
          .optional()
          .catch(undefined)
          .describe(label ?? ''),
  ]),
) as { [K in SentField]: z.ZodCatch<z.ZodOptional<(typeof LEAD_FIELDS)[K]['wire']>> };

// A time that cannot be read is left out.
const milliseconds = z
  .union([z.number(), z.string().max(20)])
  .optional()
  .catch(undefined);

const ticked = z.union([z.boolean(), z.string().max(10)]).optional();
/**
 * What a form says of consent besides its sentence: the channels somebody ticked for news, and for a person under 18
 * who agrees for them. All may be left out, as by a form that does not ask.
 */
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

/** Where an enquiry came from, under the form's names. All of it may be left out. */
export const attribution = z.object({
  ...tracked,
  ...visit,
  page_age_ms: milliseconds.describe('Milliseconds since the page of entry was loaded.'),
  ...consentChoices.shape,
});
export type Attribution = z.output<typeof attribution>;

/** Fields that the server-side form and the ERP call otherwise (§3). */
export const SERVER_FORM_NAMES = {
  media: 'source_media',
  campaign: 'source_campaign',
  refURL: 'source_refer_url',
  source: 'source_source',
} as const;

const { media, campaign, refURL, source, ...rest } = attribution.shape;
/** The same under the names of the server-side form (§3). */
export const dataAttribution = z.object({
  [SERVER_FORM_NAMES.media]: media,
  [SERVER_FORM_NAMES.campaign]: campaign,
  [SERVER_FORM_NAMES.refURL]: refURL,
  [SERVER_FORM_NAMES.source]: source,
  ...rest,
});

/** Names that requests are sent with and that are cleaned, never refused. */
export const CLEANED_FIELDS: readonly string[] = [
  ...Object.keys(tracked),
  ...Object.keys(visit),
  ...Object.values(SERVER_FORM_NAMES),
];

/**
 * Fields that show that a program filled in the form. `website` is a field that no person sees or reaches, sent empty.
 * `elapsed_ms` is the time from showing the form to sending it, as the page measured it; left out where nobody filled
 * it in, as when a prefilled form submits by itself.
 */
export const spamTrap = z.object({
  website: z.string().max(2_000).optional(),
  elapsed_ms: milliseconds,
});
export type SpamTrap = z.output<typeof spamTrap>;
