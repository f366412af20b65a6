import type { Platform } from '../platform/platform.ts';
import type { ContentFeed } from './feed.ts';
import type { PresenceHub } from './presence.ts';
import type { StaffNames } from './revisions.ts';
import type { DocumentSubscriber } from './subscribers.ts';

/** The dependencies of content: the platform, its feed, and functions of the layers above it. */
export type ContentDeps = Platform & {
  feed: ContentFeed;
  documentSubscribers: readonly DocumentSubscriber[];
  staffNames: StaffNames;
  presence: PresenceHub;
};
