import { createContext, use } from 'react';

import { SessionContext } from '../providers/contexts.ts';
import { createMediaCalls, type MediaCalls } from './media-calls.ts';
import type { Session } from '../providers/session.ts';
import { createMediaStore, type MediaStore } from './media-store.ts';

/** The calls of the media library, and the files that were read. */
export type Media = { client: MediaCalls; store: MediaStore };

/** For tests; the session's own otherwise. */
export const MediaContext = createContext<Media | null>(null);

const bySession = new WeakMap<Session, Media>();

/** The media library of the person signed in. */
export function useMedia(): Media {
  const given = use(MediaContext);
  const session = use(SessionContext);
  if (given) return given;
  if (!session) throw new Error('This must be inside the Console.');
  return mediaOf(session);
}

function mediaOf(session: Session): Media {
  const known = bySession.get(session);
  if (known) return known;
  const client = createMediaCalls(session);
  const media = { client, store: createMediaStore(client) };
  bySession.set(session, media);
  return media;
}
