import { type RequestHandler, Router } from 'express';

import type { Platform } from '../../platform/platform.ts';
import type { LeadAccess } from '../../platform/http/lead-access.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { referralCodeOf } from './links.ts';
import { addReferral, listReferrals, type ReferralDeps, sumReferrals } from './referrals.ts';

/** Refer and earn (§7). Whose referrals they are is decided by the lead session alone. */
export function referralRoutes(deps: Platform & ReferralDeps, leads: LeadAccess): Router {
  const perAddress = limitPerAddress(deps, { scope: 'referrals', points: 30, seconds: 3_600 });
  const calls = routerOf(
    route('referralList', leads.verified, ({ req }) => listReferrals(deps.db, leads.of(req).id)),
    route('addReferral', perAddress, leads.verified, ({ req, body }) => addReferral(deps, leads.of(req), body)),
    route('referralCode', perAddress, leads.verified, ({ req }) => referralCodeOf(deps.db, leads.of(req).id)),
    route('referralSum', leads.verified, ({ req }) => sumReferrals(deps.db, leads.of(req).id)),
  );
  return Router().use('/learner', neverStored).use(calls);
}

const neverStored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
