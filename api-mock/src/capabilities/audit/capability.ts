import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { consoleAuditRoutes } from './console-routes.ts';
import { writeNoted } from './later.ts';

const EVERY_MS = 1_000;

/** The audit log: who changed what, and who read personal data. */
export const auditing: Capability<Platform> = {
  name: 'audit',
  mount: (deps) => ({ routes: [consoleAuditRoutes(deps)] }),
  jobs: (deps) => [{ name: 'audit of what was looked at', everyMs: EVERY_MS, run: () => writeNoted(deps) }],
};
