import type { IncomingMessage, ServerResponse } from 'node:http';

import { encodingOf } from '../encoding.ts';
import type { PageEntry } from './entry.ts';

/** Sends a page as it is kept; `cookies` are `Set-Cookie` lines of this visitor alone. */
export function answerPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: PageEntry,
  cookies?: readonly string[],
): void {
  const own = cookies ? cookies.flatMap((line) => ['Set-Cookie', line]) : undefined;
  const send = (status: number, headers: readonly string[]) =>
    res.writeHead(status, own ? [...headers, ...own] : (headers as string[]));
  if (page.status === 200 && req.headers['if-none-match'] === page.etag) {
    send(304, page.unchanged).end();
    return;
  }
  const encoding = encodingOf(req.headers['accept-encoding']);
  send(page.status, page.headers[encoding]);
  if (req.method === 'HEAD') res.end();
  else res.end(page.bodies[encoding]);
}
