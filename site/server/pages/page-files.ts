import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import type { VisitorKind } from '../../src/lib/visitor.ts';
import { encodingOf } from '../http/encoding.ts';
import type { PageEntry } from './entry.ts';
import { type PageFile, readPageFileUrl } from './page-file.ts';

type Options = {
  /** The page at a path, from the cache or rendered. */
  pageAt: (path: string, kind: VisitorKind) => Promise<PageEntry>;
  common: Readonly<Record<string, string>>;
  maxBytes?: number;
};

const REPLACED_BYTES = 8 * 1024 * 1024;

/**
 * Serves the files of pages, which never change. Those of a cached page are cached with it; those of replaced pages stay
 * for a while, for browsers and proxies that still show the earlier page. A file this process does not have is rendered
 * again: it has the same address as long as the content is the same. Otherwise the answer is 404, and the browser loads
 * the page again where it needs to.
 */
export function createPageFiles({ pageAt, common, maxBytes = REPLACED_BYTES }: Options) {
  const recent = new LRUCache<string, PageFile>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });

  async function find(url: string, path: string, kind: VisitorKind): Promise<PageFile | undefined> {
    const known = recent.get(url);
    if (known) return known;
    const { files } = await pageAt(path, kind);
    return files.find((file) => file.url === url);
  }

  return {
    /** Remembers the files of a page that was rendered. */
    add: (files: readonly PageFile[]): void => files.forEach((file) => recent.set(file.url, file)),

    /** Answers a request for a file; false where the path is not that of one. */
    answer(url: string, req: IncomingMessage, res: ServerResponse, visitor: VisitorKind): boolean {
      const named = readPageFileUrl(url);
      if (!named) return false;
      const { path, visitor: kind } = named;
      const fail = (status: number) => {
        res.writeHead(status, { ...common, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
      };
      if (path === undefined || (kind === 'verified' && visitor !== 'verified')) {
        fail(404);
        return true;
      }
      find(url, path, kind).then(
        (file) => (file ? send(req, res, file, { kind, common }) : fail(404)),
        () => fail(503),
      );
      return true;
    },
  };
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { type, bodies }: PageFile,
  { kind, common }: { kind: VisitorKind; common: Readonly<Record<string, string>> },
): void {
  const encoding = encodingOf(req.headers['accept-encoding']);
  res.writeHead(200, {
    ...common,
    'Content-Type': type,
    'Cache-Control': `${kind === 'verified' ? 'private' : 'public'}, max-age=31536000, immutable`,
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': bodies[encoding].length,
  });
  res.end(req.method === 'HEAD' ? undefined : bodies[encoding]);
}
