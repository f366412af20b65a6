import type { SeedDeps } from './demo.ts';

/**
 * Seeds a database without leads with `DEMO_LEADS` leads of the last six months, the actions of staff and some failures.
 * The same number gives the same leads, relative to today. In `local` mode alone.
 */
export async function seedDemoLeads(deps: SeedDeps): Promise<void> {
  if (deps.config.demoLeads === 0) return;
  // The names that people are made up from are loaded where they are needed alone.
  const { fillWithLeads } = await import('./demo.ts');
  await fillWithLeads(deps);
}
