import { sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { storeConsentText } from './consents.ts';
import { consoleLeadRoutes } from './console-routes.ts';
import type { DeskDeps } from './lead-deps.ts';
import { privacyRoutes } from './privacy/console-routes.ts';
import { leadRules } from './privacy/lead-rules.ts';
import { leadRoutes } from './routes.ts';
import { sweepLeads } from './sweep.ts';

/** Enquiries, one-time codes, lead sessions. */
export const leads: Capability<Platform & DeskDeps> = {
  name: 'leads',
  mount: (deps) => ({ routes: [leadRoutes(deps), consoleLeadRoutes(deps), privacyRoutes(deps)] }),
  jobs: (deps) => [{ name: 'leads', everyMs: 600_000, run: () => sweepLeads(deps) }],
  rules: leadRules,
  start: storeConsentText,
  // Everything else of a lead goes with it.
  reset: async ({ db }) => {
    await db.execute(sql`delete from leads`);
    await db.execute(sql`delete from lead_quarantine`);
    await db.execute(sql`delete from lead_views`);
  },
};
