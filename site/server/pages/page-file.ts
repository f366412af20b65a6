import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { VisitorKind } from '../../src/lib/visitor.ts';
import type { Encoding } from '../http/encoding.ts';

/** What a page names beside its HTML: the data it hydrates with, or styles that few visits need. */
export type PageFileKind = keyof typeof CONTENT_TYPE;

/** A file of a page, ready to be sent. */
export type PageFile = { url: string; type: string; bytes: number; bodies: Record<Encoding, Buffer> };

const CONTENT_TYPE = { state: 'application/json; charset=utf-8', styles: 'text/css; charset=utf-8' };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Address of a page's file: it names the visitor kind, the content by its hash, and the page. */
export const pageFileUrl = (file: PageFileKind, path: string, visitor: VisitorKind, text: string): string =>
  `/page-${file}/${visitor === 'verified' ? 'v' : 'u'}/${createHash('sha256').update(text).digest('base64url').slice(0, 22)}${path}`;

/** What an address of a page's file names; undefined where it is another's. */
export function readPageFileUrl(url: string): { path: string | undefined; visitor: VisitorKind } | undefined {
  if (!PREFIX.test(url)) return undefined;
  const [, letter, path] = PATTERN.exec(url) ?? [];
  return { path, visitor: letter === 'v' ? 'verified' : 'unverified' };
}

const PREFIX = /^\/page-(?:state|styles)\//;
const PATTERN = /^\/page-\w+\/(u|v)\/[\w-]{22}(\/.*)$/;

/** Compresses a file for sending. */
export async function pageFile(file: PageFileKind, url: string, text: string): Promise<PageFile> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity, { level: 7 })]);
  const bytes = identity.length + br.length + gz.length;
  return { url, type: CONTENT_TYPE[file], bytes, bodies: { br, gzip: gz, identity } };
}
