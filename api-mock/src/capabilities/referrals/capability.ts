import type { LeadAccess } from '../../platform/http/lead-access.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import type { ReferralDeps } from './referrals.ts';
import { referralRoutes } from './routes.ts';
import { referralRule } from './rule.ts';

type Deps = Platform & ReferralDeps;

/** Refer and earn; `leads` says whose session a request belongs to. */
export const referrals = <D extends Deps>(leads: (deps: D) => LeadAccess): Capability<D> => ({
  name: 'referrals',
  mount: (deps) => ({ routes: [referralRoutes(deps, leads(deps))] }),
  rules: (deps) => [referralRule(deps)],
});
