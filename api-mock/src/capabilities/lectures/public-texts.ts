import { LRUCache } from 'lru-cache';

import { newestVersion } from '../../content/feed.ts';
import type { Platform } from '../../platform/platform.ts';

/** A text, its compressed form, and when it would be another one although nothing was changed, in ms since 1970. */
type PublicText = { text: string; compressed?: Buffer; until?: number };
type Stored<T> = T & { from: number };

const MAX_TEXTS = 500;
const MAX_SIZE = 20_000_000;

/**
 * Texts made of what is public. Each is made once for a version of it, which is read from the database, so that
 * whichever process is asked has the newest; asked for twice at once it is made once.
 */
export function openTexts<T extends PublicText>({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const cache = new LRUCache<string, Stored<T>, () => Promise<T>>({
    max: MAX_TEXTS,
    maxSize: MAX_SIZE,
    sizeCalculation: ({ text, compressed }) => Math.max(1, text.length + (compressed?.length ?? 0)),
    fetchMethod: async (_key, _stale, { context: make }) => ({ from: clock.now().getTime(), ...(await make()) }),
  });
  return async (name: unknown, make: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify([await newestVersion(db), name]);
    const now = clock.now().getTime();
    const known = cache.get(key);
    const isOver = known !== undefined && (now < known.from || now >= (known.until ?? Infinity));
    return cache.forceFetch(key, { context: make, forceRefresh: isOver });
  };
}
