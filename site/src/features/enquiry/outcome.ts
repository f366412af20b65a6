import type { LeadKind, VerifiedLead, Variant } from './types.ts';

/** Paths whose visitors stay where they are after the code (§2, §4). */
const STAYS = new Set(['/refurl', '/influencer']);

export type Move = { type: 'go'; to: string } | { type: 'reload' } | { type: 'stay' };

/** Where a visitor is taken after the success screen (§4). */
export function nextStepAfterCode(where: { lead: VerifiedLead; path: string; origin: string }): Move {
  if (STAYS.has(where.path)) return { type: 'stay' };
  if (where.lead.leads_id === null) return { type: 'reload' };
  if (where.path === '/referral-dashboard') return { type: 'go', to: '/referral-dashboard' };
  return { type: 'go', to: where.origin === 'refer' ? '/launchpad#refer-a-friend' : '/launchpad' };
}

export type Success = { title: string; text: string };

/** The success messages of §4. `origin` 'know-more' is a landing page's own button. */
export function successMessage(of: { variant: Variant; kind: LeadKind; path: string; origin: string }): Success {
  if (of.path === '/refurl') {
    return { title: 'Thank you', text: 'You are already registered. Our counsellor will connect with you shortly.' };
  }
  if (of.origin === 'know-more') {
    return { title: 'Thank you', text: 'Your request has been received. We will reach out to you soon.' };
  }
  if (of.variant === 'DOWNLOAD') return { title: 'Download successful', text: 'Your download has started.' };
  return MESSAGES[of.variant][of.kind];
}

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
} as const satisfies Record<Exclude<Variant, 'DOWNLOAD'>, Record<LeadKind, Success>>;
