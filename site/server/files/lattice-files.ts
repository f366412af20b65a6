import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { type Encoding, encodingOf } from '../http/encoding.ts';
import { pictureHeaders } from '../security/policies.ts';

type Drawn = Record<Encoding, Buffer>;

/** A page shows some forty; the oldest go first, and drawing one again takes a millisecond. */
const KEPT = 500;
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Lattices as pictures of their own: drawn from the name at the first request. The folder is named after how lattices
 * are drawn, so that a release that draws them otherwise is seen at once, and a browser keeps them for ever.
 */
export function latticeFiles(draw: (name: string) => string | undefined, common: Readonly<Record<string, string>>) {
  const folder = `/lattice/${edition(draw)}`;
  const kept = new Map<string, Drawn>();

  function drawn(name: string): Drawn | undefined {
    const known = kept.get(name);
    if (known) return known;
    const svg = draw(name);
    if (svg === undefined) return undefined;
    const made = compressed(Buffer.from(svg));
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(name, made);
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
        'Content-Type': 'image/svg+xml',
        // A page of another release asks for its own edition: it gets this one, and does not keep it.
        'Cache-Control': `/lattice/${named}` === folder ? A_YEAR : 'public, max-age=60',
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        'Content-Length': picture[encoding].length,
      });
      res.end(req.method === 'HEAD' ? undefined : picture[encoding]);
      return true;
    },
    size: () => kept.size,
  };
}

/** A word that changes whenever any kind of lattice is drawn otherwise: these seeds draw every tiling and manner. */
function edition(draw: (name: string) => string | undefined): string {
  const seeds = Array.from({ length: 48 }, (_, at) => `sample-${at}`);
  const names = [...seeds.map((seed) => `line-field-${seed}.svg`), 'ink-field-sample.svg', 'line-arch-sample.svg'];
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
