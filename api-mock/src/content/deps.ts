import type { Platform } from '../platform/platform.ts';
import type { ContentFeed } from './feed.ts';
import type { PresenceHub } from './presence.ts';
import type { StaffNames } from './revisions.ts';
import type { DocumentSubscriber } from './subscribers.ts';

/** What content is handed: the platform, its own feed, and what it asks of layers above it. */
export type ContentDeps = Platform & {
  feed: ContentFeed;
  documentSubscribers: readonly DocumentSubscriber[];
  staffNames: StaffNames;
  presence: PresenceHub;
};
