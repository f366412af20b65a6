import { createHash } from 'node:crypto';

import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const MAX_FILES = 100;

/** Sends a PDF to save: `given` is all that it is made of, `name` what it is saved as. */
type Send<G> = (call: { req: Request; res: Response }, given: G, name: string) => Promise<void>;

/** PDFs that are made of content: each is made once for each version of what it is made of. */
export function madeFiles<G>(make: (given: G) => Promise<Uint8Array>): Send<G> {
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_FILES });
  const bytesOf = (version: string, given: G): Promise<Uint8Array> => {
    const known = made.get(version);
    if (known) return known;
    const bytes = make(given);
    made.set(version, bytes);
    // One that failed is tried again by whoever asks next.
    bytes.catch(() => made.delete(version));
    return bytes;
  };
  return async ({ req, res }, given, name) => {
    const version = createHash('sha256').update(JSON.stringify(given)).digest('base64url');
    const etag = `"${version}"`;
    res.set({ ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
    if (req.get('if-none-match') === etag) {
      res.status(304).end();
      return;
    }
    const bytes = await bytesOf(version, given);
    res.attachment(name).type('application/pdf').set('Content-Length', String(bytes.byteLength)).end(bytes);
  };
}
