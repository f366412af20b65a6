import { z } from 'zod';

const optional = (max: number) => z.string().trim().max(max).optional();

/** A lead as the API answers it (ENT-03). Ids are opaque; `leads_id` is the ERP's, null until pushed. */
export const lead = z.object({
  id: z.string(),
  leads_id: z.string().nullable(),
  email: z.string(),
  mobile: z.string(),
  name: z.string(),
  area_of_interest: z.string(),
  highest_qualification_id: z.int(),
});
export type Lead = z.output<typeof lead>;

/** Body of POST /leads as a form sends it (§7). The form's own fields are checked by `leadForm`. */
export const createLeadBody = z.object({
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  qualification: z.union([z.number(), z.string()]),
  interest: z.string(),
  media: optional(120),
  campaign: optional(120),
  refURL: optional(2_000),
  source: optional(20),
  c2: optional(200),
  c3: optional(200),
  c4: optional(200),
  c5: optional(200),
  consent_version: optional(20),
});

/** The server-side form of the same body (§7). */
export const createLeadDataBody = z.object({
  data: z.object({
    mobile: z.string(),
    name: z.string(),
    email: z.string(),
    highest_qualification_id: z.union([z.number(), z.string()]),
    area_of_interest: z.string(),
    source_media: optional(120),
    source_campaign: optional(120),
    source_refer_url: optional(2_000),
    source_source: optional(20),
    c2: optional(200),
    c3: optional(200),
    c4: optional(200),
    c5: optional(200),
    consent_version: optional(20),
  }),
  lead_id: z.string().max(80).optional(),
});

export const updateLeadBody = z.object({
  data: z.object({
    mobile: z.string().max(40).optional(),
    name: z.string().max(200).optional(),
    email: z.string().max(254).optional(),
    highest_qualification_id: z.union([z.number(), z.string()]).optional(),
    area_of_interest: z.string().max(160).optional(),
  }),
  lead_id: z.string().max(80),
});

export const verifyBody = z.object({ lead_id: z.string().max(80), otp: z.string().max(10) });
export const leadIdBody = z.object({ lead_id: z.string().max(80) });
export const resendBody = z.object({ lead_id: z.string().max(80), phoneNumber: z.string().max(40) });

export const createLeadAnswer = z.object({ success: z.literal(true), leadId: z.string() });
export const lookupAnswer = z.object({ leadExists: z.boolean(), lead: z.array(lead) });
export const verifyAnswer = z.object({ verified: z.literal(true), lead });

/**
 * Claims of the signed `lead_session` cookie (JWT, HS256 with APP_SECRET, 7 days): who is verified.
 * The site's server checks it by itself; nothing else decides.
 */
export const leadSessionClaims = z.object({ typ: z.literal('lead'), sub: z.string(), exp: z.int() });

/** What the interface may read of a verified lead: the JSON in the cookie `userLeadData`. */
export const userLeadData = z.object({ id: z.string(), leads_id: z.string().nullable(), name: z.string() });
export type UserLeadData = z.output<typeof userLeadData>;

/** Steps of a lead's pipeline (§4), in their order. */
export const LEAD_STAGES = ['created', 'otp_sent', 'verified', 'erp_pushed', 'updated'] as const;

/** A lead as the console lists it; the origin is that of its first enquiry. Read only. */
export const leadRecord = lead.extend({
  stage: z.enum(LEAD_STAGES),
  media: z.string(),
  campaign: z.string(),
  source: z.string(),
  verified_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type LeadRecord = z.output<typeof leadRecord>;

/** One lead in the console: also every enquiry it made, and its timeline. */
export const leadRecordInFull = leadRecord.extend({
  enquiries: z.array(
    z.object({
      at: z.iso.datetime(),
      media: z.string(),
      campaign: z.string(),
      source: z.string(),
      refURL: z.string().nullable(),
      page: z.string().nullable(),
      referrerForm: z.boolean(),
      consent_version: z.string(),
      consent_at: z.iso.datetime(),
      consent_channels: z.array(z.string()),
    }),
  ),
  timeline: z.array(z.object({ type: z.enum(LEAD_STAGES), at: z.iso.datetime() })),
});
export type LeadRecordInFull = z.output<typeof leadRecordInFull>;
