import type { MediaRecord } from '@prospectus/contract';
import { HttpError } from 'react-admin';

import type { MediaCalls, Sending } from './media-calls.ts';

/** One file on its way. The file itself is dropped once it is stored or cancelled, so that memory is given back. */
export type Upload = {
  id: string;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  progress: number;
  /** The API's message; empty without an answer. */
  error?: string;
  stored?: MediaRecord;
};

type Send = (
  file: File,
  texts: { later: 'true'; folder?: string },
  sending: Sending,
) => ReturnType<MediaCalls['upload']>;
type Options = { atOnce?: number; onStored?: (file: MediaRecord) => void; wait?: (ms: number) => Promise<void> };

// The API prepares two pictures at a time; more would wait there, each with its bytes in memory.
const PARALLEL = 2;
const MAX_ATTEMPTS = 5;
const DEFAULT_WAIT_SECONDS = 3;
/** Listeners are called at most this often, however many uploads there are. */
const NOTIFY_EVERY_MS = 120;

/** Sends files one after another, two at a time; one that is refused for want of room is sent again. */
export function createUploadQueue(send: Send, { atOnce = PARALLEL, onStored, wait = delay }: Options = {}) {
  const list = new Map<string, Upload>();
  const files = new Map<string, { file: File; folder: string | undefined }>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let snapshot: readonly Upload[] = [];
  let notifying: ReturnType<typeof setTimeout> | undefined;

  const notify = () => {
    notifying ??= setTimeout(() => {
      notifying = undefined;
      snapshot = [...list.values()];
      for (const listener of listeners) listener();
    }, NOTIFY_EVERY_MS);
  };
  const set = (id: string, change: Partial<Upload>) => {
    const upload = list.get(id);
    if (!upload) return;
    list.set(id, { ...upload, ...change });
    notify();
  };
  const next = () => {
    for (const { id, state } of list.values()) {
      if (running.size >= atOnce) return;
      if (state === 'waiting' && !running.has(id)) void start(id);
    }
  };
  const start = async (id: string) => {
    const upload = files.get(id);
    if (!upload) return;
    const ending = new AbortController();
    running.set(id, ending);
    set(id, { state: 'sending', progress: 0 });
    try {
      const stored = await attempt(id, upload, ending.signal);
      files.delete(id);
      set(id, { state: 'done', progress: 1, stored });
      onStored?.(stored);
    } catch (error) {
      if (!ending.signal.aborted) set(id, { state: 'failed', error: error instanceof Error ? error.message : '' });
    } finally {
      running.delete(id);
      next();
    }
  };
  const attempt = async (
    id: string,
    { file, folder }: { file: File; folder: string | undefined },
    signal: AbortSignal,
    nth = 1,
  ): Promise<MediaRecord> => {
    try {
      const texts = { later: 'true' as const, ...(folder && { folder }) };
      return await send(file, texts, { signal, onProgress: (progress) => set(id, { progress }) });
    } catch (error) {
      if (!isBusy(error) || nth >= MAX_ATTEMPTS || signal.aborted) throw error;
      await wait(secondsOf(error) * 1000);
      if (signal.aborted) throw error;
      return attempt(id, { file, folder }, signal, nth + 1);
    }
  };

  return {
    /** The uploads so far, in the order they were added; another array after every change. */
    uploads: () => snapshot,
    add: (added: readonly File[], folder?: string) => {
      for (const file of added) {
        const id = crypto.randomUUID();
        files.set(id, { file, folder });
        list.set(id, { id, name: file.name, size: file.size, state: 'waiting', progress: 0 });
      }
      notify();
      next();
    },
    /** Ends an upload that is waiting or under way, or takes one off the list. */
    cancel: (id: string) => {
      running.get(id)?.abort();
      files.delete(id);
      list.delete(id);
      notify();
    },
    retry: (id: string) => {
      set(id, { state: 'waiting', progress: 0 });
      next();
    },
    clear: () => {
      for (const { id, state } of list.values()) if (state === 'done') list.delete(id);
      notify();
    },
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
