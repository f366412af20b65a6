import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { type Encoding, encodingOf } from '../http/encoding.ts';
import { pictureHeaders } from '../security/policies.ts';

type Drawn = Record<Encoding, Buffer>;

/** A page shows some forty; drawing one again takes a millisecond. */
const MAX_CACHED = 500;
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Lattices as pictures of their own: drawn from the name at the first request. The folder is named after how lattices
 * are drawn, so that a release that draws them differently has other addresses, and browsers may cache them for ever.
 */
export function latticeFiles(draw: (name: string) => string | undefined, common: Readonly<Record<string, string>>) {
  const folder = `/lattice/${drawingHash(draw)}`;
  const cached = new LRUCache<string, Drawn>({ max: MAX_CACHED });

  function drawn(name: string): Drawn | undefined {
    const known = cached.get(name);
    if (known) return known;
    const svg = draw(name);
    if (svg === undefined) return undefined;
    const made = compressed(Buffer.from(svg));
    cached.set(name, made);
    return made;
  }

  return {
    folder,
    /** Answers a request for a lattice; false where the address names none. */
    answer(path: string, req: IncomingMessage, res: ServerResponse): boolean {
      const [, , named, name, ...more] = path.split('/');
      const picture = name !== undefined && more.length === 0 ? drawn(decoded(name)) : undefined;
      if (!picture) return false;
      const encoding = encodingOf(req.headers['accept-encoding']);
      res.writeHead(200, {
        ...common,
        ...pictureHeaders,
        'Content-Type': 'image/svg+xml; charset=utf-8',
        // A page of another release asks for its own drawing: it gets this one, for a short time.
        'Cache-Control': `/lattice/${named}` === folder ? A_YEAR : 'public, max-age=60',
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        'Content-Length': picture[encoding].length,
      });
      res.end(req.method === 'HEAD' ? undefined : picture[encoding]);
      return true;
    },
    size: () => cached.size,
  };
}

/** A hash of sample drawings of every tiling, shape and tone, and of borders: it changes when any of them is drawn differently. */
function drawingHash(draw: (name: string) => string | undefined): string {
  const seeds = Array.from({ length: 48 }, (_, at) => `sample-${at}`);
  const borders = ['border-teal-6.6.5.4-3.3.svg', 'border-plum-5.5-.svg'];
  const names = [
    ...seeds.map((seed) => `line-field-${seed}.svg`),
    'ink-field-sample.svg',
    'line-arch-sample.svg',
    ...borders,
  ];
  return createHash('sha256').update(names.map(draw).join('\n')).digest('base64url').slice(0, 8);
}

function compressed(identity: Buffer): Drawn {
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { identity, br, gzip: gzipSync(identity) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
