import type { Deps } from '../../app/deps.ts';

/** What the lead calls need. */
export type LeadDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'config' | 'outbox'>;
