import { useEffect, useRef } from 'react';

import { useMedia } from './media-context.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import type { Media } from './media-context.ts';

const queues = new WeakMap<Media, { queue: UploadQueue; listeners: Set<() => void> }>();
const RELOAD_AFTER_MS = 1000;

/** The queue of uploads: it goes on while other screens are open. `onStored` is called at most once a second. */
export function useQueue(onStored: () => void): UploadQueue {
  const media = useMedia();
  const { queue, listeners } = queueOf(media);
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        latest.current();
      }, RELOAD_AFTER_MS);
    };
    listeners.add(listener);
    return () => {
      clearTimeout(timer);
      listeners.delete(listener);
    };
  }, [listeners]);
  return queue;
}

function queueOf(media: Media) {
  const known = queues.get(media);
  if (known) return known;
  const listeners = new Set<() => void>();
  const made = {
    listeners,
    queue: createUploadQueue(media.client.upload, {
      onStored: (file) => {
        media.store.put(file);
        for (const listener of listeners) listener();
      },
    }),
  };
  queues.set(media, made);
  return made;
}
