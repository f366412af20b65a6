import { isDeepStrictEqual } from 'node:util';

import type { Database } from '../platform/database/database.ts';
import { announce } from './feed.ts';
import type { DocumentRequest } from './locking.ts';
import { livePageAt, pathsUnder } from './page-paths.ts';
import type { Subscribed } from './subscribers.ts';
import type { Fields } from './tables.ts';
import { publicationTags } from './tags.ts';

type Publication = {
  /** What was live, and what is now; null for nothing. */
  before: Fields | null;
  after: Fields | null;
  /** Paths of the page and those below it as they were, by document. */
  paths: ReadonlyMap<string, string>;
  at: Date;
};

/** A live page that is at another path now. */
export type Move = { from: string; to: string };

/** Where what is live has changed: tells subscribers where pages are live now, announces the change, answers the moves. */
export async function announcePublication(
  tx: Database,
  { documentSubscribers }: Subscribed,
  { resource, id, by }: DocumentRequest,
  { before, after, paths, at }: Publication,
): Promise<Move[]> {
  if (isDeepStrictEqual(before, after)) return [];
  const now = await pathsUnder(tx, resource, id);
  const moves: Move[] = [];
  for (const [page, from] of paths) {
    const to = now.get(page);
    // Where another page is live at the old path, as a built-in programme may be, that one is shown.
    if (to !== undefined && to !== from && !(await livePageAt(tx, from))) moves.push({ from, to });
  }
  const change = { moves, live: [...now.values()], by, at };
  const tags = publicationTags(resource, id, before, after);
  for (const subscriber of documentSubscribers) tags.push(...((await subscriber.pagesChanged?.(tx, change)) ?? []));
  await announce(tx, tags, at);
  return moves;
}
