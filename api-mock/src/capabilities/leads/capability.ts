import { lt, sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { storeConsentText } from './consents.ts';
import { consoleLeadRoutes, privacyRoutes, ruleRoutes } from './console-routes.ts';
import { warnOfCodes } from './code-alarm.ts';
import type { DeskDeps } from './lead-deps.ts';
import { leadRules } from './privacy/lead-rules.ts';
import { CODE_DAY_MS } from './otp-rules.ts';
import { leadRoutes } from './routes.ts';
import { assignLeads } from './rules/rotation.ts';
import { scoreLeads } from './rules/score.ts';
import { leadSessions, otpChallenges } from './tables.ts';

/** Leads: enquiries, codes, sessions, and the desk of staff. */
export const leads: Capability<Platform & DeskDeps> = {
  name: 'leads',
  mount: (deps) => ({
    routes: [leadRoutes(deps), ruleRoutes(deps), consoleLeadRoutes(deps), privacyRoutes(deps)],
  }),
  rules: leadRules,
  jobs: (deps) => [
    { name: 'leads', everyMs: 600_000, run: () => sweepLeads(deps) },
    { name: 'lead-rotation', everyMs: 5_000, run: async () => void (await assignLeads(deps)) },
    { name: 'code-alarm', everyMs: 30_000, run: () => warnOfCodes(deps) },
    { name: 'lead-scores', everyMs: 5_000, run: () => scoreLeads(deps) },
  ],
  start: storeConsentText,
  // Other tables have foreign keys with `on delete cascade`.
  reset: async ({ db }) => {
    const tables = ['leads', 'lead_quarantine', 'lead_views', 'lead_assignment', 'lead_turns'];
    for (const table of [...tables, 'lead_score_rules']) await db.execute(sql`delete from ${sql.identifier(table)}`);
  },
};

/** Deletes codes that no limit counts any more, and expired sessions. */
async function sweepLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(otpChallenges).where(lt(otpChallenges.created_at, new Date(now.getTime() - CODE_DAY_MS)));
  await db.delete(leadSessions).where(lt(leadSessions.expires_at, now));
}
