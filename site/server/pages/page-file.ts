import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { VisitorKind } from '../../src/lib/visitor-kind.ts';
import type { Encoding } from '../http/encoding.ts';

/** The data a page hydrates with, ready to be sent. */
export type PageState = { url: string; bytes: number; bodies: Record<Encoding, Buffer> };

export const PAGE_STATE_PREFIX = '/page-state/';
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Address of a page's state: it names the visitor kind, the content by its hash, and the page. */
export const pageStateUrl = (path: string, kind: VisitorKind, json: string): string =>
  `${PAGE_STATE_PREFIX}${kind === 'verified' ? 'v' : 'u'}/${createHash('sha256').update(json).digest('base64url').slice(0, 22)}${path}`;

/** Compresses a state for sending. */
export async function pageState(url: string, json: string): Promise<PageState> {
  const identity = Buffer.from(json);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity, { level: 7 })]);
  return { url, bytes: identity.length + br.length + gz.length, bodies: { br, gzip: gz, identity } };
}
