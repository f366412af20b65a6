import { seedDemoLeads } from '../seed/leads/index.ts';
import { reseed } from '../seed/seeding.ts';
import { capabilities } from './capabilities.ts';
import type { Deps } from './deps.ts';

/**
 * Restores the state after the first start: seeded content, demo leads, no messages or faults, the real time. Only the demo
 * accounts are left, and stay signed in; the audit log stays.
 */
export async function resetToSeed(deps: Deps): Promise<void> {
  for (const capability of capabilities) await capability.reset?.(deps);
  await reseed(deps);
  await seedDemoLeads(deps);
}
