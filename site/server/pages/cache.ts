import { setTimeout } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import type { VisitorKind } from '../../src/lib/visitor.ts';
import type { Sources } from '../content/reads.ts';
import { pageLookups } from '../process/metrics.ts';
import type { PageEntry } from './entry.ts';

/** Renders one page for one kind of visitor, and says what it was made of. Throws where the API cannot be reached. */
export type Render = (path: string, kind: VisitorKind) => Promise<{ entry: PageEntry; sources: Sources }>;

type Slot = { entry: PageEntry; sources: Sources; stale: boolean };
type Options = {
  render: Render;
  maxBytes: number;
  maxAgeMs: number;
  patienceMs?: number;
  now?: () => number;
  /** Called with every page that is new or shows something else than before. */
  onStored?: (entry: PageEntry, isStored: () => boolean) => void;
};

/** Path under which the one page for unknown addresses is cached. */
const UNKNOWN = '#unknown';
const MAX_UNKNOWN_PATHS = 5_000;
const MAX_ATTEMPTS = 3;

/**
 * Rendered pages by path and visitor kind, bounded by bytes, least recently used first out. An old page is served while
 * it is compared with what it was made of; a stale one is compared first, rendered again only where something it shows
 * has changed, and served as it is only where that fails.
 */
export function createPageCache(options: Options) {
  const { render, maxBytes, maxAgeMs, patienceMs = 1_500, now = Date.now, onStored } = options;
  const slots = new LRUCache<string, Slot>({ maxSize: maxBytes, sizeCalculation: ({ entry }) => entry.bytes });
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN_PATHS });
  const refreshing = new Map<string, Promise<PageEntry>>();

  const keyOf = (path: string, kind: VisitorKind) =>
    `${kind === 'verified' ? 'v' : 'u'}${unknown.has(path) ? UNKNOWN : path}`;

  /** Caches a page; one that shows what it showed before keeps the bytes it had. */
  function store(path: string, kind: VisitorKind, rendered: PageEntry, sources: Sources): void {
    if (rendered.status === 404) unknown.set(path, true);
    const key = keyOf(path, kind);
    const last = slots.peek(key)?.entry;
    const same = last?.etag === rendered.etag && last.status === rendered.status;
    const entry = same ? Object.assign(last, { renderedAt: rendered.renderedAt }) : rendered;
    slots.set(key, { entry, sources, stale: !sources.isFresh() });
    if (!same) onStored?.(entry, () => slots.peek(key)?.entry === entry);
  }

  /** One comparison or render at a time for a page; concurrent requests share its result. */
  function refresh(path: string, kind: VisitorKind): Promise<PageEntry> {
    const key = `${kind}${path}`;
    const running = refreshing.get(key);
    if (running) return running;
    const started = refreshNow(path, kind).finally(() => refreshing.delete(key));
    refreshing.set(key, started);
    return started;
  }

  async function refreshNow(path: string, kind: VisitorKind): Promise<PageEntry> {
    const slot = slots.get(keyOf(path, kind));
    if (slot && (await slot.sources.isUnchanged())) {
      slot.stale = !slot.sources.isFresh();
      slot.entry.renderedAt = now();
      if (!slot.stale) return slot.entry;
    }
    for (let attempt = 1; ; attempt += 1) {
      const { entry, sources } = await render(path, kind);
      // Content changed under the render: what it shows may be mixed, so it is made again.
      if (!sources.isFresh() && !sources.wasStale() && attempt < MAX_ATTEMPTS) continue;
      if (entry.status < 500 && entry.status !== 302) store(path, kind, entry, sources);
      return entry;
    }
  }

  return {
    /** A page that can be sent at once; an old one is compared with its sources behind it. */
    ready(path: string, kind: VisitorKind): PageEntry | undefined {
      const slot = slots.get(keyOf(path, kind));
      if (!slot || slot.stale) return undefined;
      if (now() - slot.entry.renderedAt > maxAgeMs && !refreshing.has(`${kind}${path}`)) {
        slot.sources.expire();
        refresh(path, kind).catch(() => undefined);
      }
      return slot.entry;
    },

    /** A page, rendered where none is current. The last one is served where that fails, or takes too long. */
    async page(path: string, kind: VisitorKind): Promise<PageEntry> {
      const slot = slots.get(keyOf(path, kind));
      if (slot && !slot.stale) {
        pageLookups.inc({ result: 'hit' });
        return slot.entry;
      }
      const last = slot?.entry;
      try {
        const rendered = refresh(path, kind);
        const entry = last ? ((await inTime(rendered, patienceMs)) ?? last) : await rendered;
        const sent = entry.status >= 500 && last ? last : entry;
        pageLookups.inc({ result: last && sent === last ? 'stale' : 'rendered' });
        return sent;
      } catch (error) {
        if (last) {
          pageLookups.inc({ result: 'stale' });
          return last;
        }
        throw error;
      }
    },

    /** What pages were made of has changed: those it concerns are compared or rendered before they are served again. */
    invalidate(): void {
      unknown.clear();
      for (const slot of slots.values()) slot.stale ||= !slot.sources.isFresh();
    },

    size: () => ({ pages: slots.size, bytes: slots.calculatedSize, unknown: unknown.size }),
  };
}

/** What a render gives, or undefined where it takes too long; it goes on all the same. */
async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T | undefined> {
  const waiting = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => waiting.abort());
}

export type PageCache = ReturnType<typeof createPageCache>;
