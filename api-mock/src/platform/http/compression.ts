import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

const MIN_BYTES = 1_000;
// An answer is compressed once for one reader who waits: beyond these levels a console list costs more than it saves.
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
const brotli = promisify(brotliCompress);

/**
 * Compresses JSON of 1 kB or more, as brotli or gzip, whichever the client prefers. Files, event streams and answers
 * that are sent with `sendUncompressed` go out as they are.
 *
 * The size of a compressed answer gives away whether a guess that the answer repeats is also in a secret beside it
 * (BREACH). The attack makes a browser ask in its user's name, which cookies allow and a bearer token does not. So
 * nothing is compressed that was asked for by cookies alone, that sets a cookie, or that holds a token.
 */
export const compressJson: RequestHandler = compression({
  threshold: MIN_BYTES,
  level: GZIP_LEVEL,
  brotli: BROTLI,
  filter: (req, res) => isJson(res) && !uncompressed.has(res) && !holdsSecrets(req, res),
});

/** Leaves an answer as it is: one that holds a token, or one that is sent too often to be compressed each time. */
export const sendUncompressed = (res: Response): void => void uncompressed.add(res);

/** A JSON text that is sent many times, and the same compressed. */
export type Compressed = { text: string; compressed: Buffer };

export const compressOnce = async (text: string): Promise<Compressed> => ({
  text,
  compressed: await brotli(text, BROTLI),
});

/** Sends what `compressOnce` made, in the form that this client may be sent. */
export function sendCompressed(req: Request, res: Response, { text, compressed }: Compressed) {
  res.type('json').vary('Accept-Encoding');
  const isSmall = text.length < MIN_BYTES;
  if (isSmall || holdsSecrets(req, res) || req.acceptsEncodings(['br', 'identity']) !== 'br') res.send(text);
  else res.set('Content-Encoding', 'br').send(compressed);
}

const uncompressed = new WeakSet<Response>();

const isJson = (res: Response): boolean => /^application\/json\b/i.test(String(res.getHeader('Content-Type')));

const holdsSecrets = ({ headers }: Request, res: Response): boolean =>
  res.hasHeader('Set-Cookie') || (headers.cookie !== undefined && headers.authorization === undefined);
