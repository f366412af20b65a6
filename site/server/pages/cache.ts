import { setTimeout } from 'node:timers/promises';

import type { VisitorKind } from '../../src/lib/visitor-kind.ts';
import type { PageEntry } from './entry.ts';

/** Renders one page for one kind of visitor. Throws where the API cannot be reached. */
export type Render = (path: string, kind: VisitorKind) => Promise<PageEntry>;

type Slot = { entry: PageEntry; dropped: boolean };
type Options = {
  render: Render;
  maxBytes: number;
  maxAgeMs: number;
  patienceMs?: number;
  now?: () => number;
  /** Told of every page that is new or shows something else than before. */
  kept?: (entry: PageEntry, isKept: () => boolean) => void;
};

/** Path under which the one page for unknown addresses is kept. */
const UNKNOWN = '#unknown';
const UNKNOWN_PATHS = 5_000;

/**
 * Rendered pages by path and visitor kind, least recently used first out, bounded by bytes. An old page is served while
 * one render refreshes it; a dropped one is rendered before it is answered, and serves only where that fails.
 */
export function createPageCache(options: Options) {
  const { render, maxBytes, maxAgeMs, patienceMs = 1_500, now = Date.now, kept } = options;
  const slots = new Map<string, Slot>();
  const unknown = new Set<string>();
  const rendering = new Map<string, Promise<PageEntry>>();
  let bytes = 0;
  /** Rises with every drop: what was rendered before one is not kept after it. */
  let generation = 0;

  const keyOf = (path: string, kind: VisitorKind) =>
    `${kind === 'verified' ? 'v' : 'u'}${unknown.has(path) ? UNKNOWN : path}`;

  function touch(key: string): Slot | undefined {
    const slot = slots.get(key);
    if (!slot) return undefined;
    slots.delete(key);
    slots.set(key, slot);
    return slot;
  }

  /** Keeps a page; one that shows what it showed before keeps the bytes it had. */
  function keep(path: string, kind: VisitorKind, rendered: PageEntry): void {
    if (rendered.status === 404) {
      if (unknown.size >= UNKNOWN_PATHS) unknown.delete(unknown.values().next().value ?? '');
      unknown.add(path);
    }
    const key = keyOf(path, kind);
    const last = slots.get(key)?.entry;
    const same = last?.etag === rendered.etag && last.status === rendered.status;
    const entry = same ? Object.assign(last, { renderedAt: rendered.renderedAt }) : rendered;
    remove(key);
    slots.set(key, { entry, dropped: false });
    if (!same) kept?.(entry, () => slots.get(key)?.entry === entry);
    bytes += entry.bytes;
    for (const oldest of slots.keys()) {
      if (bytes <= maxBytes || oldest === key) break;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    bytes -= slots.get(key)?.entry.bytes ?? 0;
    slots.delete(key);
  }

  /** One render at a time for a page; whoever asks meanwhile gets its result. */
  function refresh(path: string, kind: VisitorKind): Promise<PageEntry> {
    const key = `${kind}${path}`;
    const running = rendering.get(key);
    if (running) return running;
    const started = renderCurrent(path, kind).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  async function renderCurrent(path: string, kind: VisitorKind): Promise<PageEntry> {
    for (let attempt = 0; ; attempt++) {
      const before = generation;
      const entry = await render(path, kind);
      // Content changed under the render: what it shows may be mixed, so it is made again.
      if (before !== generation && attempt < 3) continue;
      if (before === generation && entry.status < 500 && entry.status !== 302) keep(path, kind, entry);
      return entry;
    }
  }

  return {
    /** A page that can be sent at once; an old one is refreshed behind it. */
    ready(path: string, kind: VisitorKind): PageEntry | undefined {
      const slot = touch(keyOf(path, kind));
      if (!slot || slot.dropped) return undefined;
      if (now() - slot.entry.renderedAt > maxAgeMs) refresh(path, kind).catch(() => undefined);
      return slot.entry;
    },

    /** A page, rendered where none is ready. What was kept serves where it cannot be rendered, or not in time. */
    async page(path: string, kind: VisitorKind): Promise<PageEntry> {
      const last = slots.get(keyOf(path, kind))?.entry;
      try {
        const rendered = refresh(path, kind);
        const entry = last ? ((await inTime(rendered, patienceMs)) ?? last) : await rendered;
        return entry.status >= 500 && last ? last : entry;
      } catch (error) {
        if (last) return last;
        throw error;
      }
    },

    /** Content changed: these pages, or all of them, are rendered anew before they are answered again. */
    drop(paths: readonly string[] | 'all'): void {
      generation += 1;
      unknown.clear();
      if (paths === 'all') {
        for (const slot of slots.values()) slot.dropped = true;
        return;
      }
      for (const path of [...paths, UNKNOWN]) {
        for (const kind of ['u', 'v']) {
          const slot = slots.get(`${kind}${path}`);
          if (slot) slot.dropped = true;
        }
      }
    },

    size: () => ({ pages: slots.size, bytes, unknown: unknown.size }),
  };
}

/** What a render gives, or undefined where it takes too long; it goes on behind. */
async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T | undefined> {
  const waiting = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => waiting.abort());
}

export type PageCache = ReturnType<typeof createPageCache>;
