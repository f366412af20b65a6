import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { VisitorKind } from '../../src/lib/visitor.ts';
import type { Encoding } from '../http/encoding.ts';
import { pagePolicy } from '../security/policies.ts';
import { pageFile, type PageFile, type PageFileKind } from './page-file.ts';

/** What a render gives. */
export type RenderedPage = {
  status: number;
  html: string;
  /** Texts of the style elements, for their hashes in the policy. */
  styles: readonly string[];
  /** What the page names by an address, in place of having it in the HTML. */
  files: readonly { kind: PageFileKind; url: string; text: string }[];
};

/** A page ready to be sent: its bytes and headers in every encoding. */
export type PageEntry = {
  status: number;
  etag: string;
  bytes: number;
  renderedAt: number;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, readonly string[]>;
  /** Headers of an answer without a body, 304. */
  unchanged: readonly string[];
  files: readonly PageFile[];
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Makes a rendered page ready to be cached and sent. `common` are the security headers of every answer. */
export async function pageEntry(
  page: RenderedPage,
  kind: VisitorKind,
  common: Readonly<Record<string, string>>,
  { withoutPolicy = false, preview = false }: { withoutPolicy?: boolean | undefined; preview?: boolean } = {},
): Promise<PageEntry> {
  const identity = Buffer.from(page.html);
  const [br, gz, files] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: preview ? 3 : 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: preview ? 1 : 7 }),
    Promise.all(page.files.map((file) => pageFile(file.kind, file.url, file.text))),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const shared = {
    ...common,
    'Content-Security-Policy': withoutPolicy
      ? "frame-ancestors 'self'"
      : pagePolicy(page.styles, common['Strict-Transport-Security'] !== undefined, preview),
    'Cache-Control': preview ? 'no-store' : cacheControl(page.status, kind),
    ...(preview && { 'X-Robots-Tag': 'noindex, nofollow' }),
    Vary: 'Accept-Encoding, Cookie',
  };
  const bodies = { br, gzip: gz, identity };
  const headers = (encoding: Encoding) =>
    flat({
      ...shared,
      'Content-Type': 'text/html; charset=utf-8',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bodies[encoding].length),
      ...(kind === 'unverified' && page.status === 200 && !preview && { ETag: etag }),
    });
  return {
    status: page.status,
    etag,
    bytes: br.length + gz.length + identity.length + files.reduce((sum, file) => sum + file.bytes, 0),
    renderedAt: Date.now(),
    bodies,
    headers: { br: headers('br'), gzip: headers('gzip'), identity: headers('identity') },
    unchanged: flat({ ...shared, ETag: etag }),
    files,
  };
}

// A verified visitor's page is not for others; a failure may be over at the next request.
function cacheControl(status: number, kind: VisitorKind): string {
  if (kind === 'verified' || status >= 500) return 'private, no-store';
  return status === 200
    ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
    : 'public, max-age=0, s-maxage=10';
}

const flat = (headers: Readonly<Record<string, string>>): readonly string[] => Object.entries(headers).flat();
