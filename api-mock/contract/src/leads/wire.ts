import { z } from 'zod';

import { attribution, dataAttribution, spamTrap } from './attribution.ts';
import { lead } from './fields.ts';

/** Body of POST /leads from a form (§7); `leadForm` validates the form's own fields. */
export const createLeadBody = z.object({
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  qualification: z.union([z.number(), z.string()]),
  interest: z.string(),
  ...attribution.shape,
  ...spamTrap.shape,
});

/** The same from the server-side form (§7). */
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
  // The enquiry of a known phone begins with this call or with its code.
  ...attribution.shape,
});

export const verifyBody = z.object({ lead_id: z.string().max(80), otp: z.string().max(80) });
export const leadIdBody = z.object({ lead_id: z.string().max(80) });
export const revisitBody = leadIdBody.extend({
  ...attribution.shape,
  reopen: z
    .union([z.boolean(), z.string().max(10)])
    .optional()
    .describe('A person who has withdrawn agrees to be contacted again.'),
});
export const resendBody = leadIdBody.extend({ phoneNumber: z.string().max(40), ...attribution.shape });

export const createLeadAnswer = z.object({
  success: z.literal(true),
  leadId: z.string(),
  codeIn: z
    .int()
    .optional()
    .describe(
      'Present if no code was sent because one was sent a moment ago: seconds until the next may be requested.',
    ),
});
export const lookupAnswer = z.object({ leadExists: z.boolean(), lead: z.array(lead) });
export const verifyAnswer = z.object({ verified: z.literal(true), lead });

/** Claims of the signed cookie `lead_session` (JWT, HS256, 7 days), which the site's server checks as well. */
export const leadSessionClaims = z.object({ typ: z.literal('lead'), sub: z.string(), exp: z.int() });

/** The JSON in the cookie `userLeadData`, readable for scripts. */
export const userLeadData = z.object({ id: z.string(), leads_id: z.string().nullable(), name: z.string() });
export type UserLeadData = z.output<typeof userLeadData>;
