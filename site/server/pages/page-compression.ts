import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { PageEntry } from './entry.ts';

const compress = promisify(brotliCompress);
/** A page is compressed quickly for the visitor who waits for it, and fully after this long. */
const LATER_MS = 1_000;

/**
 * Replaces the quickly compressed bytes of cached pages by fully compressed ones, a tenth smaller: in the background, one
 * page a second, outside the main thread. A page that has left the cache when its turn comes is skipped.
 */
export function createPageCompressor({ laterMs = LATER_MS }: { laterMs?: number } = {}) {
  let last = Promise.resolve();
  const compressInTurn = async (entry: PageEntry, isStored: () => boolean): Promise<void> => {
    if (isStored()) await wait(laterMs, undefined, { ref: false });
    if (isStored()) await compressFully(entry);
  };
  return {
    add(entry: PageEntry, isStored: () => boolean): void {
      last = last.then(() => compressInTurn(entry, isStored));
    },
    /** Resolves when nothing waits any more. */
    done: () => last,
  };
}

async function compressFully(entry: PageEntry): Promise<void> {
  const { identity, br: quick } = entry.bodies;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const br = await compress(identity, { params }).catch(() => quick);
  if (br.length >= quick.length) return;
  entry.bodies = { ...entry.bodies, br };
  entry.headers = { ...entry.headers, br: withLength(entry.headers.br, br.length) };
}

const withLength = (headers: readonly string[], length: number): readonly string[] =>
  headers.map((value, at) => (at % 2 === 1 && headers[at - 1] === 'Content-Length' ? String(length) : value));
