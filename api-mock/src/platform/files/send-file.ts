import { pipeline } from 'node:stream/promises';

import { ApiError } from '@prospectus/contract';
import type { Request, Response } from 'express';

import type { ByteRange, FileStore } from './file-store.ts';

type Sending = { req: Request; res: Response; files: FileStore; name: string };

/**
 * Answers with a stored file, which never changes: whole, a part of it, or 304. Throws NOT_FOUND or
 * RANGE_UNSATISFIABLE; `setHeaders` is called once the file is found, so that a failure has none of its headers.
 */
export async function sendFile(sending: Sending, setHeaders: () => unknown): Promise<void> {
  const { req, res, files, name } = sending;
  const tag = `"${name}"`;
  // The tag is the hash of the bytes: a client that knows it has the file already.
  if (isKnown(req, tag)) return void res.status(304).set(lasting(tag)).end();
  const answer = (length: number) => {
    setHeaders();
    return res.set({ ...lasting(tag), 'Accept-Ranges': 'bytes', 'Content-Length': String(length) });
  };
  if (req.method === 'HEAD') return void answer(found(await files.sizeOf(name))).end();
  const range = await rangeOf(sending, tag);
  const { size, stream } = found(await files.read(name, range));
  answer(range ? range.end - range.start + 1 : size);
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  // A visitor who leaves, or a storage that stops in the middle: the connection is cut and nothing is left to answer.
  // Where it was closed before, `pipeline` refuses and leaves the file open.
  await pipeline(stream, res).catch(() => {
    stream.destroy();
    res.destroy();
  });
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ApiError('NOT_FOUND');
  return value;
}

const lasting = (tag: string) => ({ ETag: tag, 'Cache-Control': 'public, max-age=31536000, immutable' });

const isKnown = (req: Request, tag: string): boolean =>
  (req.get('if-none-match') ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** The requested part; several parts or an invalid header mean the whole file. */
async function rangeOf({ req, res, files, name }: Sending, tag: string): Promise<ByteRange | undefined> {
  const condition = req.get('if-range');
  if (!req.get('range') || (condition !== undefined && condition !== tag)) return undefined;
  const size = found(await files.sizeOf(name));
  const ranges = req.range(size);
  if (ranges === -1) {
    res.set('Content-Range', `bytes */${size}`);
    throw new ApiError('RANGE_UNSATISFIABLE');
  }
  if (typeof ranges !== 'object' || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
