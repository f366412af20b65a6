import { seedDemoLeads } from '../seed/leads/index.ts';
import { reseed } from '../seed/seeding.ts';
import { capabilities } from './capabilities.ts';
import type { Deps } from './deps.ts';

/**
 * The first day again: seeded content, the made-up leads where there are any and no others, nothing sent, no faults,
 * the right time. The demo accounts are as they were, stay signed in, and are the only ones; the audit log stays.
 */
export async function resetToSeed(deps: Deps): Promise<void> {
  for (const capability of capabilities) await capability.reset?.(deps);
  await reseed(deps);
  await seedDemoLeads(deps);
}
