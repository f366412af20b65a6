import { createHash } from 'node:crypto';

import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const MAX_FILES = 100;

/** Sends a PDF to save, made of `source`, under a name. */
type SendPdf<S> = (call: { req: Request; res: Response }, source: S, name: string) => Promise<void>;

/** Makes PDFs of content, and caches each by a hash of its source. */
export function madeFiles<S>(make: (source: S) => Promise<Uint8Array>): SendPdf<S> {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_FILES });
  const bytesOf = (version: string, source: S): Promise<Uint8Array> => {
    const known = cache.get(version);
    if (known) return known;
    const bytes = make(source);
    cache.set(version, bytes);
    // The next request repeats a failed one.
    bytes.catch(() => cache.delete(version));
    return bytes;
  };
  return async ({ req, res }, source, name) => {
    const version = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
    const etag = `"${version}"`;
    res.set({ ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
    if (req.get('if-none-match') === etag) {
      res.status(304).end();
      return;
    }
    const bytes = await bytesOf(version, source);
    res.attachment(name).type('application/pdf').set('Content-Length', String(bytes.byteLength)).end(bytes);
  };
}
