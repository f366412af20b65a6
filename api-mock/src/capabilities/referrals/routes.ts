import type { Platform } from '../../platform/platform.ts';
import type { LeadAccess } from '../../platform/http/lead-access.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import { referralCodeOf } from './links.ts';
import { addReferral, listReferrals, type ReferralDeps, sumReferrals } from './referrals.ts';

/** Refer and earn (§7). Whose referrals they are is decided by the lead session alone. */
export function referralRoutes(deps: Platform & ReferralDeps, leads: LeadAccess): Mounted[] {
  const perAddress = limitPerAddress(deps, { scope: 'referrals', points: 30, seconds: 3_600 });
  return [
    on('GET /learner/v2/referrals', ({ req }) => listReferrals(deps.db, leads.of(req).id)),
    on('POST /learner/v2/referrals', perAddress, ({ req, body }) => addReferral(deps, leads.of(req), body)),
    on('GET /learner/v2/referral-code', perAddress, ({ req }) => referralCodeOf(deps.db, leads.of(req).id)),
    on('GET /learner/v2/referral-count-and-reward-sum', ({ req }) => sumReferrals(deps.db, leads.of(req).id)),
  ];
}
