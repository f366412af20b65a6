import { HttpError } from 'react-admin';
import { type MediaRecord } from '@prospectus/contract';

import type { Sending } from './use-upload.ts';

/** A file that is uploaded. Its bytes are dropped once it is stored or cancelled, so that memory is given back. */
export type Upload = {
  id: string;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  progress: number;
  /** The API's message; empty without an answer. */
  error?: string;
};

type Send = (file: File, folder: string, sending: Sending) => Promise<MediaRecord>;
type Options = { atOnce?: number; onStored?: (file: MediaRecord) => void; wait?: (ms: number) => Promise<void> };

// The API prepares two pictures at a time; more would wait there, each with its bytes in memory.
const PARALLEL = 2;
const MAX_ATTEMPTS = 5;
const DEFAULT_WAIT_SECONDS = 3;

/** Sends files one after another, two at a time; a file that a busy server refuses is sent again. */
export function createUploadQueue(send: Send, { atOnce = PARALLEL, onStored, wait = delay }: Options = {}) {
  const files = new Map<string, { file: File; folder: string }>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];

  const change = (next: readonly Upload[]) => {
    uploads = next;
    for (const notify of listeners) notify();
  };
  const set = (id: string, fields: Partial<Upload>) =>
    change(uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));
  const startNext = () => {
    for (const { id, state } of uploads)
      if (running.size < atOnce && state === 'waiting' && !running.has(id)) void start(id);
  };
  const start = async (id: string) => {
    const entry = files.get(id);
    if (!entry) return;
    const ending = new AbortController();
    const { signal } = ending;
    const attempt = (nth = 1): Promise<MediaRecord> =>
      send(entry.file, entry.folder, { signal, onProgress: (progress) => set(id, { progress }) }).catch(
        async (error: unknown) => {
          if (!isBusy(error) || nth >= MAX_ATTEMPTS || signal.aborted) throw error;
          await wait(secondsOf(error) * 1000);
          if (signal.aborted) throw error;
          return attempt(nth + 1);
        },
      );
    running.set(id, ending);
    set(id, { state: 'sending', progress: 0 });
    try {
      const stored = await attempt();
      files.delete(id);
      set(id, { state: 'done', progress: 1 });
      onStored?.(stored);
    } catch (error) {
      if (!signal.aborted) set(id, { state: 'failed', error: error instanceof Error ? error.message : '' });
    }
    running.delete(id);
    startNext();
  };

  return {
    /** The uploads so far, in the order they were added; another array after every change. */
    uploads: () => uploads,
    add: (added: readonly File[], folder = '') => {
      const entries = added.map((file) => ({ file, folder, id: crypto.randomUUID() }));
      for (const entry of entries) files.set(entry.id, entry);
      const waiting = entries.map(
        ({ id, file: { name, size } }) => ({ id, name, size, state: 'waiting', progress: 0 }) as const,
      );
      change([...uploads, ...waiting]);
      startNext();
    },
    /** Ends an upload that is waiting or being sent, or removes one from the list. */
    cancel: (id: string) => {
      running.get(id)?.abort();
      files.delete(id);
      change(uploads.filter((upload) => upload.id !== id));
    },
    retry: (id: string) => {
      set(id, { state: 'waiting', progress: 0 });
      startNext();
    },
    clear: () => change(uploads.filter(({ state }) => state !== 'done')),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const isBusy = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 503 || error.status === 429);

const secondsOf = ({ body }: HttpError): number =>
  (body as { retryAfter?: number } | null)?.retryAfter ?? DEFAULT_WAIT_SECONDS;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
