import { createHash, randomUUID } from 'node:crypto';

import type { Request, RequestHandler, Response } from 'express';

import type { Deps } from '../deps.ts';

type Entry = { version: number; body: Buffer; headers: [string, string | number | readonly string[]][]; etag: string };

/** Public answers by address, ready to be sent, each good for one version of the content. */
export type ReadCache = {
  /** Stands before everything else and answers what is kept. */
  answer: RequestHandler;
  /** Sends an answer, and keeps it where the version is still the newest. */
  send(req: Request, res: Response, data: unknown, options: { version: number; cacheControl: string }): void;
};

const MOST = 2_000;

export function readCache({ feed }: Pick<Deps, 'feed'>): ReadCache {
  const entries = new Map<string, Entry>();
  return {
    answer: (req, res, next) => {
      const entry = req.method === 'GET' ? entries.get(req.url) : undefined;
      if (!entry || entry.version !== feed.version()) {
        next();
        return;
      }
      for (const [name, value] of entry.headers) res.setHeader(name, value);
      res.setHeader('X-Request-Id', randomUUID());
      finish(req, res, entry);
    },
    send: (req, res, data, { version, cacheControl }) => {
      const body = Buffer.from(JSON.stringify({ data }));
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      res.set({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl, ETag: etag });
      const headers = Object.entries(res.getHeaders()).filter(
        (header): header is [string, string] => header[1] !== undefined && header[0] !== 'x-request-id',
      );
      const entry = { version, body, headers, etag };
      if (req.method === 'GET' && version === feed.version()) keep(entries, req.originalUrl, entry);
      finish(req, res, entry);
    },
  };
}

// Addresses may carry anything after the question mark; beyond a number of them the oldest make room.
function keep(entries: Map<string, Entry>, url: string, entry: Entry): void {
  const oldest = entries.size >= MOST ? entries.keys().next().value : undefined;
  if (oldest !== undefined) entries.delete(oldest);
  entries.set(url, entry);
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
