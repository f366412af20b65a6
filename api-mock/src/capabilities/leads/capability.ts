import { lt, sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { storeConsentText } from './consents.ts';
import { consoleLeadRoutes } from './console-routes.ts';
import type { DeskDeps } from './lead-deps.ts';
import { privacyRoutes } from './privacy/console-routes.ts';
import { leadRules } from './privacy/lead-rules.ts';
import { CODE_DAY_MS } from './otp-rules.ts';
import { leadRoutes } from './routes.ts';
import { giveLeads } from './rules/rotation.ts';
import { ruleRoutes } from './rules/rule-routes.ts';
import { scoreLeads } from './rules/score-sweep.ts';
import { leadSessions, otpChallenges } from './tables.ts';

/** Enquiries, one-time codes, lead sessions. */
export const leads: Capability<Platform & DeskDeps> = {
  name: 'leads',
  mount: (deps) => ({
    routes: [leadRoutes(deps), ruleRoutes(deps), consoleLeadRoutes(deps), privacyRoutes(deps)],
  }),
  rules: leadRules,
  jobs: (deps) => [
    { name: 'leads', everyMs: 600_000, run: () => sweepLeads(deps) },
    { name: 'lead-rotation', everyMs: 5_000, run: async () => void (await giveLeads(deps)) },
    { name: 'lead-scores', everyMs: 5_000, run: () => scoreLeads(deps) },
  ],
  start: storeConsentText,
  // Everything else of a lead goes with it.
  reset: async ({ db }) => {
    await db.execute(sql`delete from leads`);
    await db.execute(sql`delete from lead_quarantine`);
    await db.execute(sql`delete from lead_views`);
    for (const table of ['lead_assignment', 'lead_turns', 'lead_score_rules'])
      await db.execute(sql`delete from ${sql.identifier(table)}`);
  },
};

/** Deletes codes that no budget counts any more, and expired sessions. The periods that staff set are in the retention rules. */
async function sweepLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(otpChallenges).where(lt(otpChallenges.created_at, new Date(now.getTime() - CODE_DAY_MS)));
  await db.delete(leadSessions).where(lt(leadSessions.expires_at, now));
}
