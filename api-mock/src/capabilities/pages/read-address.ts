import { type PageRead, pathOf } from '@prospectus/contract';
import type { Request } from 'express';

// `parent` chooses between two answers (§7); `isUserVerified` is accepted and changes none.
const PARENT = 'parent';
const MOST_LETTERS: ReadonlyMap<string, number> = new Map([
  [PARENT, 80],
  ['isUserVerified', 10],
]);
const READS_PARENT: ReadonlySet<PageRead> = new Set(['GET /programpage/:slug', 'GET /landingpage/:slug']);

/**
 * The address an answer is kept under: the call's own spelling, and of the query only what changes the answer. Whatever
 * else is written after the question mark, or however the path is written, makes no address of its own.
 */
export function canonicalAddress(req: Request, read: PageRead): string {
  const path = pathOf(read).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(req.params[name])));
  const parent = READS_PARENT.has(read) ? req.query[PARENT] : undefined;
  return withParent(`/api${path}`, typeof parent === 'string' ? parent : '');
}

/** The address that is asked for, where it is one that an answer can be kept under; read before anything is parsed. */
export function readAddress(url: string): string | undefined {
  const [path = '', query] = url.split('?', 2);
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  if (!query) return bare;
  const given = new URLSearchParams(query);
  const seen = new Set<string>();
  for (const [name, value] of given) {
    if (seen.has(name) || value.length > (MOST_LETTERS.get(name) ?? -1) || value.includes('\0')) return undefined;
    seen.add(name);
  }
  return withParent(bare, given.get(PARENT) ?? '');
}

const withParent = (path: string, parent: string) =>
  parent ? `${path}?${PARENT}=${encodeURIComponent(parent)}` : path;
