import type { Platform } from '../../platform/platform.ts';
import type { LeadNews } from './desk/events.ts';
import type { Outbox } from '../outbox/index.ts';

export type LeadDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config'> & {
  outbox: Outbox;
  /** Names of the programmes that forms offer. */
  interests(): Promise<ReadonlySet<string>>;
};

export type DeskDeps = LeadDeps & { leadNews: LeadNews };
