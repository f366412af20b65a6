import type { Resource } from '@prospectus/contract';

import { on } from '../platform/calls/calls.ts';
import type { ContentDeps } from './deps.ts';
import { changeRequestOf } from './document-request.ts';
import { documentStore } from './documents.ts';
import { toRecord } from './record.ts';

/** What changes or plans what visitors see: publish, schedule, unpublish; and dropping a draft. */
export function liveRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  return [
    on('POST /admin/:resource/:id/publish', async ({ req, body }) =>
      toRecord(await store.publish({ ...changeRequestOf(resource, req, body.version), checks: body.checks })),
    ),
    on('POST /admin/:resource/:id/schedule', async ({ req, body: { version, ...times } }) =>
      toRecord(await store.schedule(changeRequestOf(resource, req, version), times)),
    ),
    on('POST /admin/:resource/:id/unpublish', async ({ req, body }) =>
      toRecord(await store.unpublish(changeRequestOf(resource, req, body.version))),
    ),
    on('POST /admin/:resource/:id/discard', async ({ req, body }) =>
      toRecord(await store.discard(changeRequestOf(resource, req, body.version))),
    ),
  ];
}
