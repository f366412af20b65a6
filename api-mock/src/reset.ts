import { sql } from 'drizzle-orm';

import { reseed } from './db/seeding.ts';
import type { Deps } from './deps.ts';

/** The first day again: seeded content, no leads, nothing sent, no faults, the right time. Staff stay signed in. */
export async function resetToSeed(deps: Deps): Promise<void> {
  await deps.faults.clear();
  await deps.clock.setRight();
  await deps.outbox.clear();
  // Everything else of a lead goes with it.
  await deps.db.execute(sql`delete from leads`);
  await deps.db.execute(sql`delete from limits`);
  await reseed(deps);
}
