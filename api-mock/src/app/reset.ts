import { reseed } from '../seed/seeding.ts';
import { capabilities } from './capabilities.ts';
import type { Deps } from './deps.ts';

/**
 * The first day again: seeded content, no leads, nothing sent, no faults, the right time. The demo accounts are as
 * they were, stay signed in, and are the only ones; the audit log stays.
 */
export async function resetToSeed(deps: Deps): Promise<void> {
  for (const capability of capabilities) await capability.reset?.(deps);
  await reseed(deps);
}
