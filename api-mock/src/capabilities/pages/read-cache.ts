import { createHash, randomUUID } from 'node:crypto';

import type { PageRead } from '@prospectus/contract';
import type { Request, RequestHandler, Response } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { canonicalAddress, readAddress } from './read-address.ts';

type Entry = { body: Buffer; headers: [string, string | number | readonly string[]][]; etag: string };

/** Public answers by address, ready to be sent, each good for one version of the content. */
export type ReadCache = {
  /** Stands before everything else and answers what is kept. */
  answer: RequestHandler;
  /** Sends an answer, kept or made now; it is kept where the version is still the newest. */
  send(req: Request, res: Response, read: PageRead, version: number, make: () => unknown): void;
};

const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_STORE: ReadonlySet<PageRead> = new Set([
  'programMenu',
  'programAll',
  'landingAll',
  'metadata',
  'metadataBySlug',
]);
// Answers are kept under one spelling of addresses that exist, so there are a few hundred; this is the end of all doubt.
const MOST = 5_000;

export function readCache({ feed }: Pick<ContentDeps, 'feed'>): ReadCache {
  const entries = new Map<string, Entry>();
  let version = -1;
  const kept = (address: string | undefined, at: number) =>
    address !== undefined && version === at ? entries.get(address) : undefined;
  const keep = (address: string, entry: Entry, at: number) => {
    if (at !== feed.version()) return;
    if (at !== version) entries.clear();
    version = at;
    if (entries.size < MOST) entries.set(address, entry);
  };
  return {
    answer: (req, res, next) => {
      const asks = req.method === 'GET' || req.method === 'HEAD';
      const entry = asks ? kept(readAddress(req.url), feed.version()) : undefined;
      if (!entry) {
        next();
        return;
      }
      for (const [name, value] of entry.headers) res.setHeader(name, value);
      res.setHeader('X-Request-Id', randomUUID());
      finish(req, res, entry);
    },
    send: (req, res, read, at, make) => {
      const address = canonicalAddress(req, read);
      const found = kept(address, at);
      const body = found?.body ?? Buffer.from(JSON.stringify({ data: make() }));
      const etag = found?.etag ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      res.set({
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': NO_STORE.has(read) ? 'no-store' : REVALIDATE,
        ETag: etag,
      });
      const headers = Object.entries(res.getHeaders()).filter(
        (header): header is [string, string] => header[1] !== undefined && header[0] !== 'x-request-id',
      );
      const entry = { body, headers, etag };
      if (!found) keep(address, entry, at);
      finish(req, res, entry);
    },
  };
}

function finish(req: Request, res: Response, { body, etag }: Entry): void {
  const known = req.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) {
    res.removeHeader('Content-Type');
    res.writeHead(304).end();
    return;
  }
  res.writeHead(200, { 'Content-Length': body.byteLength });
  res.end(req.method === 'HEAD' ? undefined : body);
}
