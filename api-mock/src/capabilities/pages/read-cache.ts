import { createHash, randomUUID } from 'node:crypto';

import { CONTENT_TAGS_HEADER, CONTENT_VERSION_HEADER, type PageRead, PREVIEW_HEADER } from '@prospectus/contract';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';

import type { ContentFeed } from '../../content/feed.ts';
import { tagsHeader } from '../../content/content-headers.ts';
import { EVERYTHING, type Tag } from '../../content/tags.ts';
import { sendUncompressed } from '../../platform/http/compression.ts';
import { canonicalAddress, readAddress } from './read-address.ts';

type Entry = {
  body: Buffer;
  headers: [string, string | number | readonly string[]][];
  etag: string;
  tags: ReadonlySet<Tag>;
};
/** An answer, and the tags of what it was made of. */
type Made = { data: unknown; tags: ReadonlySet<Tag> };

/** Public answers by address, ready to be sent, until something they were made of changes. */
export type ReadCache = {
  /** Mounted before everything else: answers what is cached. */
  answer: RequestHandler;
  /** Sends an answer, cached or made now; it is cached where `isCurrent` says that its content is the newest. */
  send(req: Request, res: Response, read: PageRead, isCurrent: () => boolean, make: () => Made): void;
  /** Drops the answers made of any of the tags. */
  invalidate(tags: readonly Tag[]): void;
};

const PREVIEW = PREVIEW_HEADER.toLowerCase();
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_STORE: ReadonlySet<PageRead> = new Set([
  'GET /program/menu',
  'GET /program/all',
  'GET /landing/all',
  'GET /metadata/:id',
  'GET /metadata/slug/:slug',
]);
// Only addresses that exist are cached, each under one spelling; this bounds the memory all the same.
const MAX_BYTES = 64 * 1024 * 1024;
// What an entry takes besides its body: headers, tags, its address.
const OVERHEAD = 1_000;

export function readCache(feed: Pick<ContentFeed, 'version'>): ReadCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + OVERHEAD,
  });
  return {
    answer: (req, res, next) => {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const address = isRead && req.headers[PREVIEW] === undefined ? readAddress(req.url) : undefined;
      const entry = address === undefined ? undefined : entries.get(address);
      if (!entry) {
        next();
        return;
      }
      for (const [name, value] of entry.headers) res.setHeader(name, value);
      res.setHeader('X-Request-Id', randomUUID());
      finish(req, res, entry, feed.version());
    },
    send: (req, res, read, isCurrent, make) => {
      // The same bytes as out of the cache, which the site's server reads over the loopback.
      sendUncompressed(res);
      const address = canonicalAddress(req, read);
      const entry = entries.get(address) ?? entryOf(res, read, make());
      if (isCurrent()) entries.set(address, entry);
      for (const [name, value] of entry.headers) res.setHeader(name, value);
      finish(req, res, entry, feed.version());
    },
    invalidate: (tags) => {
      if (tags.includes(EVERYTHING)) return entries.clear();
      for (const [address, entry] of [...entries.entries()])
        if (tags.some((tag) => entry.tags.has(tag))) entries.delete(address);
    },
  };
}

function entryOf(res: Response, read: PageRead, { data, tags }: Made): Entry {
  const body = Buffer.from(JSON.stringify({ data }));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  res.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': NO_STORE.has(read) ? 'no-store' : REVALIDATE,
    ETag: etag,
    [CONTENT_TAGS_HEADER]: tagsHeader(tags),
  });
  const headers = Object.entries(res.getHeaders()).filter(
    (header): header is [string, string] => header[1] !== undefined && header[0] !== 'x-request-id',
  );
  return { body, headers, etag, tags };
}

function finish(req: Request, res: Response, { body, etag }: Entry, version: number): void {
  res.setHeader(CONTENT_VERSION_HEADER, version);
  const known = req.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) {
    res.removeHeader('Content-Type');
    res.writeHead(304).end();
    return;
  }
  res.writeHead(200, { 'Content-Length': body.byteLength });
  res.end(req.method === 'HEAD' ? undefined : body);
}
