import type { Lead } from '@prospectus/contract';
import { type EnquiryVariant, type OriginName, ORIGINS, pageRule } from '@prospectus/contract/origins';

import type { LeadKind } from './enquiry-values.ts';

type NextStep = { type: 'go'; to: string } | { type: 'reload' } | { type: 'stay' };

/** The step after the success screen (§4): the page's rule precedes the origin's. */
export function nextStepAfterCode(where: { lead: Lead; path: string; origin: OriginName }): NextStep {
  const page = pageRule(where.path);
  if (page.stays) return { type: 'stay' };
  if (where.lead.leads_id === null) return { type: 'reload' };
  return { type: 'go', to: page.after ?? ORIGINS[where.origin].after };
}

export type Success = { title: string; text: string };

/** The success messages of §4. */
export function successMessage(of: {
  variant: EnquiryVariant;
  kind: LeadKind;
  path: string;
  origin: OriginName;
}): Success {
  const own = pageRule(of.path).success ?? ORIGINS[of.origin].success;
  if (own) return OWN[own];
  if (of.variant === 'DOWNLOAD') return { title: 'Download successful', text: 'Your download has started.' };
  return MESSAGES[of.variant][of.kind];
}

const OWN = {
  'already-registered': {
    title: 'Thank you',
    text: 'You are already registered. Our counsellor will connect with you shortly.',
  },
  received: { title: 'Thank you', text: 'Your request has been received. We will reach out to you soon.' },
} as const satisfies Record<string, Success>;

const MESSAGES = {
  LOGIN: {
    NEW: { title: 'Welcome', text: 'You have Successfully Registered' },
    EXISTING: { title: "Welcome back! Let's continue your journey.", text: '' },
  },
  REGISTER: {
    NEW: {
      title: 'Registered Successfully',
      text: 'An expert from the Career Counselling team will reach out to you soon.',
    },
    EXISTING: { title: 'Welcome back! Our Counsellor Team will call you shortly.', text: '' },
  },
} as const satisfies Record<Exclude<EnquiryVariant, 'DOWNLOAD'>, Record<LeadKind, Success>>;

/** The heading of the enquiry (§2 Lead modal). */
export function enquiryTitle(variant: EnquiryVariant, origin: OriginName): string {
  if (variant !== 'REGISTER') return 'Sign Up';
  return ORIGINS[origin].intent === 'call' ? 'A counsellor will call you' : 'Apply Now';
}
