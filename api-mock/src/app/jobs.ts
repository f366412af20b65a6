import type { Job } from '../platform/jobs/jobs.ts';
import { capabilities } from './capabilities.ts';
import type { Deps } from './deps.ts';

/** The jobs of all capabilities. */
export const allJobs = (deps: Deps): Job[] => capabilities.flatMap((capability) => capability.jobs?.(deps) ?? []);

/** One round of every job. */
export async function runJobs(deps: Deps): Promise<void> {
  for (const { run } of allJobs(deps)) await run();
}
