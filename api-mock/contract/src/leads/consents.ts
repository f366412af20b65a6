import { z } from 'zod';

import type { CONSENT_CHANNELS } from '../core/consent.ts';
import { firstVisit, lead } from './fields.ts';

/** Whether news may be sent by each channel. */
const consentedChannels = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  whatsapp: z.boolean(),
  voice: z.boolean(),
} satisfies Record<(typeof CONSENT_CHANNELS)[number], z.ZodBoolean>);

export const consentsBody = z.strictObject({ channels: consentedChannels });

/** The data that a verified lead can see about themselves. */
export const ownData = z.object({
  lead,
  channels: consentedChannels,
  /** The notice of the newest choice, and its time; null if there was none. */
  notice_version: z.string().nullable(),
  consented_at: z.iso.datetime().nullable(),
  under_18: z.boolean(),
  guardian_name: z.string().nullable(),
  enquired_at: z.iso.datetime(),
  /** Null while the enquiry is open. */
  withdrawn_at: z.iso.datetime().nullable(),
  /** Until then downloading and withdrawing need no new code; null if they need one. */
  code_valid_until: z.iso.datetime().nullable(),
});
export type OwnData = z.output<typeof ownData>;

/** All stored data of a lead, for the lead. */
export const ownDataExport = ownData.extend({
  first_visit: firstVisit.extend({ media: z.string(), campaign: z.string() }),
  enquiries: z.array(z.record(z.string(), z.unknown())),
  consents: z.array(
    z.object({
      at: z.iso.datetime(),
      how: z.string(),
      channels: z.array(z.string()),
      notice_version: z.string(),
      notice: z.string().nullable(),
      under_18: z.boolean(),
      guardian_name: z.string().nullable(),
    }),
  ),
  timeline: z.array(z.object({ type: z.string(), at: z.iso.datetime() })),
  messages: z.array(z.object({ channel: z.string(), purpose: z.string(), at: z.iso.datetime(), status: z.string() })),
});
export type OwnDataExport = z.output<typeof ownDataExport>;
