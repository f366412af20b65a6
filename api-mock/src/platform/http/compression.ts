import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

const MIN_BYTES = 1_000;
// Each answer is compressed for one waiting reader: higher levels take longer than the saved bytes.
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
const brotli = promisify(brotliCompress);

/**
 * Compresses JSON of 1 kB or more, as brotli or gzip, as the client prefers. Files, event streams and answers of
 * `sendUncompressed` stay as they are.
 *
 * The size of a compressed answer reveals whether a guess in it equals a secret in it (BREACH). The attack needs a
 * browser that sends requests in its user's name, which is possible with cookies but not with a bearer token. So an
 * answer is not compressed if the request has cookies alone, or if it sets a cookie or holds a token.
 */
export const compressJson: RequestHandler = compression({
  threshold: MIN_BYTES,
  level: GZIP_LEVEL,
  brotli: BROTLI,
  filter: (req, res) => isJson(res) && !uncompressed.has(res) && !holdsSecrets(req, res),
});

/** Turns off compression: for an answer with a token, or one that is sent too often to be compressed each time. */
export const sendUncompressed = (res: Response): void => void uncompressed.add(res);

/** A JSON text that is sent many times, with its compressed forms. */
export type Compressed = { text: string; compressed: Buffer };

export const compressOnce = async (text: string): Promise<Compressed> => ({
  text,
  compressed: await brotli(text, BROTLI),
});

/** Sends a text of `compressOnce` in the best form that the client accepts. */
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
