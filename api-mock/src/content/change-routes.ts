import { ApiError, type ContentChange } from '@prospectus/contract';
import type { Response } from 'express';

import type { Deps } from '../deps.ts';
import { route, routerOf } from '../http/route.ts';

const HEARTBEAT_MS = 15_000;

// Each open stream holds a connection; a site's process needs one.
const MOST_STREAMS = 64;

/** The content's version, and a stream that tells of every publication. */
export function contentChangeRoutes(deps: Pick<Deps, 'feed' | 'stopping'>) {
  let open = 0;
  return routerOf(
    route('contentVersion', ({ res }) => {
      res.set('Cache-Control', 'no-store');
      return { version: deps.feed.version() };
    }),
    route('contentChanges', ({ res }) => {
      if (open >= MOST_STREAMS) throw new ApiError('UNAVAILABLE', { retryAfter: 15 });
      open += 1;
      res.on('close', () => (open -= 1));
      stream(deps, res);
      return '';
    }),
  );
}

function stream({ feed, stopping }: Pick<Deps, 'feed' | 'stopping'>, res: Response): void {
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  const send = (event: string, data: ContentChange) => res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const unsubscribe = feed.subscribe((change) => send('change', change));
  send('version', { version: feed.version(), pages: [] });
  const heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS);
  const end = () => res.end();
  stopping.addEventListener('abort', end);
  res.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    stopping.removeEventListener('abort', end);
  });
}
