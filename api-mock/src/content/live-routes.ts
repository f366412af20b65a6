import type { Resource } from '@prospectus/contract';

import type { ConsoleHandlers } from '../platform/console/console-router.ts';
import type { ContentDeps } from './deps.ts';
import { changeRequestOf } from './document-request.ts';
import { documentStore } from './documents.ts';
import { toRecord } from './record.ts';

/** What changes or plans what visitors see: publish, schedule, unpublish; and dropping a draft. */
export function liveRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  return {
    publish: async ({ req, body }) =>
      toRecord(await store.publish({ ...changeRequestOf(resource, req, body.version), checks: body.checks })),
    schedule: async ({ req, body: { version, ...times } }) =>
      toRecord(await store.schedule(changeRequestOf(resource, req, version), times)),
    unpublish: async ({ req, body }) => toRecord(await store.unpublish(changeRequestOf(resource, req, body.version))),
    discard: async ({ req, body }) => toRecord(await store.discard(changeRequestOf(resource, req, body.version))),
  } satisfies ConsoleHandlers;
}
