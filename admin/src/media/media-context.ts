import { createContext, use } from 'react';

import { SessionContext } from '../providers/contexts.ts';
import type { Session } from '../providers/session.ts';
import { createMediaCalls, type MediaCalls } from './media-calls.ts';
import { createMediaStore } from './media-store.ts';
import { createUploadQueue } from './upload-queue.ts';

/** The calls of the media library, the files that were read, and the uploads, which go on while other screens are open. */
export function createMedia(client: MediaCalls) {
  const store = createMediaStore(client);
  return { client, store, queue: createUploadQueue(client.upload, { onStored: store.put }) };
}
export type Media = ReturnType<typeof createMedia>;

/** For tests; the session's own otherwise. */
export const MediaContext = createContext<Media | null>(null);

const bySession = new WeakMap<Session, Media>();

export function useMedia(): Media {
  const own = use(MediaContext);
  const session = use(SessionContext);
  if (own) return own;
  if (!session) throw new Error('This must be inside the Console.');
  const media = bySession.get(session) ?? createMedia(createMediaCalls(session));
  bySession.set(session, media);
  return media;
}
