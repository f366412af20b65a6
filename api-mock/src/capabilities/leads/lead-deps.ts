import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';

/** What the lead calls need. */
export type LeadDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config'> & { outbox: Outbox };
