import type { MediaRecord } from '@prospectus/contract';

import type { MediaCalls } from './media-calls.ts';

/** Files by id, read when they are first asked for: those asked for together in one call. */
export type MediaStore = {
  /** Undefined until it is read; null where there is no such file. */
  get(id: string): MediaRecord | null | undefined;
  /** Asks for a file that was not read yet. */
  load(id: string): void;
  /** What a call answered. */
  put(file: MediaRecord): void;
  subscribe(listener: () => void): () => void;
};

const AT_ONCE = 100;

/** Creates an empty store. A failed read is tried again when the file is next asked for. */
export function createMediaStore({ many }: Pick<MediaCalls, 'many'>): MediaStore {
  const files = new Map<string, MediaRecord | null>();
  const asked = new Set<string>();
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
      for (const id of ids) asked.delete(id);
    }
  };
  const flush = () => {
    const ids = waiting;
    waiting = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) void read(ids.slice(at, at + AT_ONCE));
  };

  return {
    get: (id) => files.get(id),
    load: (id) => {
      if (files.has(id) || asked.has(id)) return;
      asked.add(id);
      if (waiting.push(id) === 1) queueMicrotask(flush);
    },
    put: (file) => {
      files.set(file.id, file);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
