import type { Readable } from 'node:stream';

/** First and last byte of a part, both included. */
export type ByteRange = { start: number; end: number };

/** A file that is being read; `size` is that of the whole file. The caller reads the stream to its end or destroys it. */
type OpenFile = { size: number; stream: Readable };

/**
 * Where files are stored by name. A name is made from the hash of the bytes, so a name never means other bytes and
 * nothing is overwritten or deleted. Throws UNAVAILABLE if the storage does not answer.
 */
export type FileStore = {
  /** Stores the whole file or nothing; storing the same name again changes nothing. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The size in bytes; undefined if there is no such file. */
  sizeOf(name: string): Promise<number | undefined>;
  /** The file, or a part that lies within its size; undefined if there is no such file. */
  read(name: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** The names of all files. */
  names(): AsyncIterable<string>;
  close(): void;
};
