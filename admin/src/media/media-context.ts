import type { MediaRecord } from '@prospectus/contract';
import { createContext, use } from 'react';

import { SessionContext } from '../providers/contexts.ts';
import type { Session } from '../providers/session.ts';
import { createMediaCalls, type MediaCalls } from './media-calls.ts';
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

const BATCH_SIZE = 100;

/** Files by id, read in batches when they are first needed. A failed read is repeated when the file is next needed. */
function createMediaStore({ many }: Pick<MediaCalls, 'many'>) {
  const files = new Map<string, MediaRecord | null>();
  const requested = new Set<string>();
  const listeners = new Set<() => void>();
  let waiting: string[] = [];

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const read = async (ids: string[]) => {
    try {
      const found = new Map((await many(ids)).map((file) => [file.id, file]));
      for (const id of ids) files.set(id, found.get(id) ?? null);
      notify();
    } catch {
      for (const id of ids) requested.delete(id);
    }
  };
  const flush = () => {
    const ids = waiting;
    waiting = [];
    for (let at = 0; at < ids.length; at += BATCH_SIZE) void read(ids.slice(at, at + BATCH_SIZE));
  };

  return {
    /** Undefined until it is read; null where there is no such file. */
    get: (id: string) => files.get(id),
    load: (id: string) => {
      if (files.has(id) || requested.has(id)) return;
      requested.add(id);
      if (waiting.push(id) === 1) queueMicrotask(flush);
    },
    put: (file: MediaRecord) => {
      files.set(file.id, file);
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
