import { ApiError, type ContentChange } from '@prospectus/contract';

import { subnetOf } from '../platform/limits/limit.ts';
import { streamEvents } from '../platform/http/event-stream.ts';
import { on, SENT } from '../platform/calls/calls.ts';
import type { ContentDeps } from './deps.ts';

// Each open stream occupies a connection. Some are reserved for clients without a proxy, as the site's processes are, and
// a forwarded address gets a few.
const MAX_STREAMS = 64;
const RESERVED_FOR_SITES = 16;
const MAX_PER_ADDRESS = 4;

export function contentChangeRoutes(deps: Pick<ContentDeps, 'feed' | 'stopping'>) {
  let open = 0;
  const openOf = new Map<string, number>();
  return [
    on('GET /content/version', () => ({ ...deps.feed.newest(), behind_since: deps.feed.behindSince() })),
    on('GET /content/changes', ({ req, res }) => {
      if (req.method === 'HEAD') {
        res.set('Cache-Control', 'no-store').type('text/event-stream').end();
        return SENT;
      }
      const isForwarded = req.headers['x-forwarded-for'] !== undefined;
      const address = subnetOf(req.ip ?? '');
      const openThere = openOf.get(address) ?? 0;
      if (
        open >= MAX_STREAMS ||
        (isForwarded && (open >= MAX_STREAMS - RESERVED_FOR_SITES || openThere >= MAX_PER_ADDRESS))
      )
        throw new ApiError('UNAVAILABLE', { retryAfter: 15 });
      open += 1;
      openOf.set(address, openThere + 1);
      res.on('close', () => {
        open -= 1;
        const left = (openOf.get(address) ?? 1) - 1;
        if (left > 0) openOf.set(address, left);
        else openOf.delete(address);
      });
      const { send, closed } = streamEvents(res, deps);
      const unsubscribe = deps.feed.subscribe((change) => send('change', change));
      send('version', { ...deps.feed.newest(), tags: [] } satisfies ContentChange);
      closed.addEventListener('abort', unsubscribe);
      return SENT;
    }),
  ];
}
