import type { Lead } from '@prospectus/contract';
import type { EnquiryVariant } from '@prospectus/contract/origins';

/** What the visitor came for: a call-back or 'enroll', a brochure, or to sign in (§2). */
export type Variant = EnquiryVariant;

/** Whether the phone was on record before this enquiry (§3). */
export type LeadKind = 'NEW' | 'EXISTING';

/** The programme an opener is about. */
export type EnquiryProgram = {
  slug: string;
  name: string;
  label: string;
  programTypeId: number;
  erp_unicode: string;
  brochure: string;
};

/** What a visitor has typed; `qualification` 0 is unset (ENT-01). */
export type EnquiryValues = {
  phone: string;
  name: string;
  email: string;
  qualification: string;
  interest: string;
};

/** Name of a field of the enquiry. */
export type EnquiryField = keyof EnquiryValues;

/** A lead that has just proved its phone. */
export type VerifiedLead = Lead;
