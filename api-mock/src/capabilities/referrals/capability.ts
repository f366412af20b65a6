import { sql } from 'drizzle-orm';

import { on } from '../../platform/calls/calls.ts';
import { scrubErased } from '../../platform/changes/audit.ts';
import { timeOf } from '../../platform/database/times.ts';
import type { LeadAccess } from '../../platform/http/lead-access.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { plainRule } from '../../platform/retention/rule.ts';
import type { Capability } from '../capability.ts';
import { referralCodeOf } from './links.ts';
import { addReferral, listReferrals, type ReferralDeps, sumReferrals } from './referrals.ts';
import { referrals as table } from './tables.ts';

/** Refer and earn (§7); `leads` reads the lead from the session, the only proof whose referrals they are. */
export const referrals = <D extends Platform & ReferralDeps>(leads: (deps: D) => LeadAccess): Capability<D> => ({
  name: 'referrals',
  mount: (deps) => {
    const { of } = leads(deps);
    const perAddress = limitPerAddress(deps, { scope: 'referrals', points: 30, seconds: 3_600 });
    const routes = [
      on('GET /learner/v2/referrals', ({ req }) => listReferrals(deps.db, of(req).id)),
      on('POST /learner/v2/referrals', perAddress, ({ req, body }) => addReferral(deps, of(req), body)),
      on('GET /learner/v2/referral-code', perAddress, ({ req }) => referralCodeOf(deps.db, of(req).id)),
      on('GET /learner/v2/referral-count-and-reward-sum', ({ req }) => sumReferrals(deps.db, of(req).id)),
    ];
    return { routes: [routes] };
  },
  // Referred people who never enquired did not ask for anything.
  rules: ({ db, clock, outbox }) => [
    plainRule({
      ...{ db, name: 'referrals', table },
      also: async (tx, ids) => {
        for (const id of ids) await outbox.forget(tx, id);
        await scrubErased(tx, 'retention/people', ids, clock.now());
      },
      isDue: (before) =>
        sql`created_at < ${timeOf(before)} and not exists (select 1 from leads where leads.phone = referrals.phone)`,
      example: { title: sql`'••••••' || right(phone, 4)`, at: sql`created_at` },
    }),
  ],
});
