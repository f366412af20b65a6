import { sql } from 'drizzle-orm';

import { reseed } from '../seed/seeding.ts';
import type { Deps } from './deps.ts';
import { resetAccounts } from '../capabilities/staff/first-accounts.ts';

/**
 * The first day again: seeded content, no leads, nothing sent, no faults, the right time. The demo accounts are as
 * they were, stay signed in, and are the only ones; the audit log stays.
 */
export async function resetToSeed(deps: Deps): Promise<void> {
  await deps.faults.clear();
  await deps.clock.setRight();
  await deps.outbox.clear();
  // Everything else of a lead goes with it.
  await deps.db.execute(sql`delete from leads`);
  await deps.db.execute(sql`delete from lead_quarantine`);
  await deps.db.execute(sql`delete from limits`);
  // Records of files; the bytes stay, as their addresses are for ever.
  await deps.db.execute(sql`delete from media`);
  await resetAccounts(deps);
  await reseed(deps);
}
