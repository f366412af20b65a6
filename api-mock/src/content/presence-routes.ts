import type { Resource } from '@prospectus/contract';

import { on, SENT } from '../platform/calls/calls.ts';
import { personOf } from '../platform/http/access.ts';
import { streamToStaff } from '../platform/http/event-stream.ts';
import type { ContentDeps } from './deps.ts';
import { readRequested } from './document-request.ts';

/** Who has a record open, once or as a stream with what is saved in it. */
export function presenceRoutes(deps: Pick<ContentDeps, 'db' | 'presence' | 'stopping'>, resource: Resource) {
  return [
    on('GET /admin/:resource/:id/presence', async ({ req, res }) => {
      const { id: documentId } = await readRequested(deps.db, resource, req);
      const { id: person, firstName, lastName } = personOf(req);
      if (!req.headers.accept?.includes('text/event-stream')) return deps.presence.of(documentId, person);
      const { send, closed } = streamToStaff(res, person, deps.stopping);
      const joined = deps.presence.join(
        { documentId, person, name: `${firstName} ${lastName}`.trim() },
        { people: (people) => send('people', people), saved: (change) => send('saved', change) },
      );
      closed.addEventListener('abort', () => void joined.then((leave) => leave()).catch(() => undefined));
      await joined.catch(() => res.end());
      return SENT;
    }),
  ];
}
