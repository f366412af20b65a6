import type { Platform } from '../../platform/platform.ts';
import type { LeadNews } from './desk/news.ts';
import type { Outbox } from '../outbox/index.ts';

/** What the lead calls need. */
export type LeadDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config'> & {
  outbox: Outbox;
  /** Names of the programmes that forms offer now. */
  interests(): Promise<ReadonlySet<string>>;
};

/** What the desk needs besides. */
export type DeskDeps = LeadDeps & { leadNews: LeadNews };
