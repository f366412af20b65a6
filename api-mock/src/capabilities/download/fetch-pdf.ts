import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

import { ApiError } from '@prospectus/contract';

import { NotPublic } from '../../platform/network/public-lookup.ts';

const DOWNLOAD_LIMITS = { bytes: 20 * 1024 * 1024, ms: 10_000 } as const;

const HEADERS = { accept: 'application/pdf', 'accept-encoding': 'identity', 'user-agent': 'Prospectus' };
const SIGNATURE = Buffer.from('%PDF-');

/**
 * Fetches a PDF of another host over a separate connection, without data of the visitor, and follows no redirect. Throws
 * DOWNLOAD_FAILED if the host does not send it, DOWNLOAD_REFUSED if it is no PDF.
 */
export function fetchPdf(
  url: URL,
  lookup: LookupFunction,
  { bytes: maxBytes, ms }: { bytes: number; ms: number } = DOWNLOAD_LIMITS,
): Promise<Buffer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<Buffer>((resolve, reject) => {
    const options = { agent: false, lookup, headers: HEADERS, signal: AbortSignal.timeout(ms) } as const;
    const sent = request(url, options, (answer) => {
      read(answer, maxBytes)
        .then(resolve, reject)
        // The rest is not read.
        .finally(() => sent.destroy());
    });
    sent.on('error', reject).end();
  }).catch((error: unknown) => {
    if (error instanceof NotPublic) throw new ApiError('DOWNLOAD_REFUSED');
    throw error instanceof ApiError ? error : new ApiError('DOWNLOAD_FAILED');
  });
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (answer.statusCode !== 200) throw new ApiError('DOWNLOAD_FAILED');
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    if (!beginsAsPdf(chunks)) throw notPdf();
  }
  if (length < SIGNATURE.length) throw notPdf();
  return Buffer.concat(chunks, length);
}

/** Whether the first chunks can still be a PDF. */
function beginsAsPdf([first = SIGNATURE, ...rest]: readonly Buffer[]): boolean {
  const start = first.length < SIGNATURE.length ? Buffer.concat([first, ...rest.slice(0, SIGNATURE.length)]) : first;
  const compared = Math.min(start.length, SIGNATURE.length);
  return start.subarray(0, compared).equals(SIGNATURE.subarray(0, compared));
}

const notPdf = (): ApiError => new ApiError('DOWNLOAD_REFUSED', { msg: 'The file at this address is not a PDF.' });
const tooLarge = (): ApiError => new ApiError('DOWNLOAD_REFUSED', { msg: 'The file at this address is too large.' });
