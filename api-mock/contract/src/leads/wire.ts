import { z } from 'zod';

import { attribution, dataAttribution, spamTrap } from './attribution.ts';
import { lead } from './fields.ts';

/** Body of POST /leads as a form sends it (§7). The form's own fields are checked by `leadForm`. */
export const createLeadBody = z.object({
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  qualification: z.union([z.number(), z.string()]),
  interest: z.string(),
  ...attribution.shape,
  ...spamTrap.shape,
});

/** The server-side form of the same body (§7). */
export const createLeadDataBody = z.object({
  data: z.object({
    mobile: z.string(),
    name: z.string(),
    email: z.string(),
    highest_qualification_id: z.union([z.number(), z.string()]),
    area_of_interest: z.string(),
    ...dataAttribution.shape,
    ...spamTrap.shape,
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
  // A known phone's enquiry begins here or with its code, so either may say where it came from.
  ...attribution.shape,
});

export const verifyBody = z.object({ lead_id: z.string().max(80), otp: z.string().max(80) });
export const leadIdBody = z.object({ lead_id: z.string().max(80) });
export const revisitBody = leadIdBody.extend({
  ...attribution.shape,
  reopen: z
    .union([z.boolean(), z.string().max(10)])
    .optional()
    .describe('Whoever has withdrawn was asked, and wants to be contacted again.'),
});
export const resendBody = leadIdBody.extend({ phoneNumber: z.string().max(40), ...attribution.shape });

export const createLeadAnswer = z.object({
  success: z.literal(true),
  leadId: z.string(),
  codeIn: z
    .int()
    .optional()
    .describe('Given where no code was sent because one was, a moment ago: seconds until another may be asked for.'),
});
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
