import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import type { VisitorKind } from '../../src/lib/visitor-kind.ts';
import { encodingOf } from '../http/encoding.ts';
import type { PageEntry } from './entry.ts';
import { PAGE_STATE_PREFIX, type PageState } from './page-state.ts';

type Options = {
  /** The page at a path, from the cache or rendered. */
  pageAt: (path: string, kind: VisitorKind) => Promise<PageEntry>;
  common: Readonly<Record<string, string>>;
  maxBytes?: number;
};

const PATTERN = /^\/page-state\/(u|v)\/[\w-]{22}(\/.*)$/;
const REPLACED_BYTES = 8 * 1024 * 1024;

/**
 * Serves the states of pages as files that never change. The state of a cached page is cached with it; those of replaced
 * pages stay for a while, for browsers and proxies that still show the earlier page. A state this process does not have
 * is rendered again: it has the same address as long as the content is the same. Otherwise the answer is 404, and the
 * browser loads the page again where it needs to.
 */
export function createPageStates({ pageAt, common, maxBytes = REPLACED_BYTES }: Options) {
  const recent = new LRUCache<string, PageState>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });

  async function find(url: string, path: string, kind: VisitorKind): Promise<PageState | undefined> {
    const known = recent.get(url);
    if (known) return known;
    const { state } = await pageAt(path, kind);
    return state?.url === url ? state : undefined;
  }

  return {
    /** Remembers a state that was rendered. */
    add: (state: PageState): void => void recent.set(state.url, state),

    /** Answers a request for a state; false where the path is not that of one. */
    answer(url: string, req: IncomingMessage, res: ServerResponse, visitor: VisitorKind): boolean {
      if (!url.startsWith(PAGE_STATE_PREFIX)) return false;
      const [, letter, path] = PATTERN.exec(url) ?? [];
      const kind: VisitorKind = letter === 'v' ? 'verified' : 'unverified';
      const fail = (status: number) => {
        res.writeHead(status, { ...common, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
      };
      if (path === undefined || (kind === 'verified' && visitor !== 'verified')) {
        fail(404);
        return true;
      }
      find(url, path, kind).then(
        (state) => (state ? send(req, res, state, { kind, common }) : fail(404)),
        () => fail(503),
      );
      return true;
    },
  };
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { bodies }: PageState,
  { kind, common }: { kind: VisitorKind; common: Readonly<Record<string, string>> },
): void {
  const encoding = encodingOf(req.headers['accept-encoding']);
  res.writeHead(200, {
    ...common,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': `${kind === 'verified' ? 'private' : 'public'}, max-age=31536000, immutable`,
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': bodies[encoding].length,
  });
  res.end(req.method === 'HEAD' ? undefined : bodies[encoding]);
}
