import { ApiError, type Resource } from '@prospectus/contract';
import type { Response } from 'express';

import type { ConsoleHandlers } from '../platform/console/console-router.ts';
import { personOf } from '../platform/http/access.ts';
import { SENT } from '../platform/http/route.ts';
import type { ContentDeps } from './deps.ts';
import { readRequested } from './document-request.ts';

const HEARTBEAT_MS = 15_000;
// The client opens the next one with a token of its own, so that a role that was taken away ends here as well.
const LONGEST_MS = 4 * 60_000;
const MAX_STREAMS = 256;
const MAX_PER_PERSON = 12;

const openOf = new Map<string, number>();

/** Who has a record open, once or as a stream with what is saved in it. */
export function presenceRoutes(deps: Pick<ContentDeps, 'db' | 'presence' | 'stopping'>, resource: Resource) {
  return {
    presence: async ({ req, res }) => {
      const { id: documentId } = await readRequested(deps.db, resource, req);
      const { id: person, firstName, lastName } = personOf(req);
      if (!req.headers.accept?.includes('text/event-stream')) return deps.presence.of(documentId, person);
      const open = openOf.get(person) ?? 0;
      const total = [...openOf.values()].reduce((sum, one) => sum + one, 0);
      if (open >= MAX_PER_PERSON || total >= MAX_STREAMS) throw new ApiError('UNAVAILABLE', { retryAfter: 30 });
      openOf.set(person, open + 1);
      res.on('close', () => {
        const left = (openOf.get(person) ?? 1) - 1;
        if (left > 0) openOf.set(person, left);
        else openOf.delete(person);
      });
      await stream(deps, res, { documentId, person, name: `${firstName} ${lastName}`.trim() });
      return SENT;
    },
  } satisfies ConsoleHandlers;
}

async function stream(
  { presence, stopping }: Pick<ContentDeps, 'presence' | 'stopping'>,
  res: Response,
  here: { documentId: string; person: string; name: string },
): Promise<void> {
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  // The answer begins at once, so that the client knows that it is connected.
  res.write(': connected\n\n');
  const send = (event: string, data: object) => res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const end = () => res.end();
  const heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS);
  const longest = setTimeout(end, LONGEST_MS);
  stopping.addEventListener('abort', end);
  const joined = presence.join(here, {
    people: (people) => send('people', people),
    saved: (change) => send('saved', change),
  });
  res.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(longest);
    stopping.removeEventListener('abort', end);
    joined.then((leave) => leave()).catch(() => undefined);
  });
  await joined.catch(end);
}
