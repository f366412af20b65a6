import type { Deps } from '../deps.ts';

/** What the lead calls need. */
export type LeadDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'config' | 'outbox'>;
