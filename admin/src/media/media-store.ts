import type { MediaRecord } from '@prospectus/contract';

import type { MediaCalls } from './media-calls.ts';

const BATCH_SIZE = 100;

/** Files by id, read in batches when they are first needed. A failed read is repeated when the file is next needed. */
export function createMediaStore({ many }: Pick<MediaCalls, 'many'>) {
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
