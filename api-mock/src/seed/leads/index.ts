import type { SeedDeps } from './demo.ts';

/**
 * Fills a database that has no leads with those of six months, as many as `DEMO_LEADS` says: what they did, what staff
 * did, what went wrong. The same number gives the same leads, around the present day. `local` mode alone.
 */
export async function seedDemoLeads(deps: SeedDeps): Promise<void> {
  if (deps.config.demoLeads === 0) return;
  // The names that people are made up from are loaded where they are needed alone.
  const { fillWithLeads } = await import('./demo.ts');
  await fillWithLeads(deps);
}
