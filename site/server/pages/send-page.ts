import type { IncomingMessage, ServerResponse } from 'node:http';

import { encodingOf } from '../http/encoding.ts';
import type { PageEntry } from './entry.ts';

/** Sends a page as it is cached; `cookies` are `Set-Cookie` lines of this visitor alone. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: PageEntry,
  cookies?: readonly string[],
): void {
  // An answer with cookies is for one visitor; the page's headers would let caches share it.
  const own = cookies?.length ? cookies.flatMap((line) => ['Set-Cookie', line]) : undefined;
  const send = (status: number, headers: readonly string[]) =>
    res.writeHead(status, own ? [...withPrivateCache(headers), ...own] : (headers as string[]));
  if (page.status === 200 && req.headers['if-none-match'] === page.etag) {
    send(304, page.unchanged).end();
    return;
  }
  const encoding = encodingOf(req.headers['accept-encoding']);
  send(page.status, page.headers[encoding]);
  if (req.method === 'HEAD') res.end();
  else res.end(page.bodies[encoding]);
}

const withPrivateCache = (headers: readonly string[]): string[] =>
  headers.map((value, at) => (headers[at - 1] === 'Cache-Control' ? 'private, no-store' : value));
