import type { ServerResponse } from 'node:http';

/**
 * How long a built file may be cached: for ever where its name holds a hash of it, else not without asking. Says the
 * encoding of a drawing too, which the type alone leaves open.
 */
export const cacheControl = (res: ServerResponse, file: string): void => {
  const value = ASSET.test(file) && HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
  res.setHeader('Cache-Control', value);
  if (file.endsWith('.svg')) res.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
};

const ASSET = /[\\/]assets[\\/]/;
const HASHED = /-[\w-]{8,32}\.\w{1,9}$/;
