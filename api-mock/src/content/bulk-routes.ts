import { type BulkAction, type Resource } from '@prospectus/contract';

import { allowBulk, checkBulk, eachRecord } from '../platform/console/bulk.ts';
import { on } from '../platform/calls/calls.ts';
import { readChange } from '../platform/console/read-fields.ts';
import { personOf } from '../platform/http/access.ts';
import type { ContentDeps } from './deps.ts';
import { type DocumentRequest, documentStore } from './documents.ts';
import { toRecord } from './record.ts';
import type { Fields } from './tables.ts';

/** One action on many documents. */
export function bulkRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  const acts: Record<BulkAction, (request: DocumentRequest, given: Fields) => Promise<unknown>> = {
    publish: store.publish,
    unpublish: store.unpublish,
    discard: store.discard,
    delete: store.remove,
    update: store.update,
  };
  return [
    on('POST /admin/:resource/bulk', async ({ req, body: { ids, action, changes = {}, versions = {} } }) => {
      allowBulk(req, action, resource.name);
      const { given } = readChange(resource, changes);
      const { id: by } = personOf(req);
      const allowed = checkBulk(req, action, resource.name);
      return eachRecord(ids, (id) =>
        acts[action](
          { resource, id, by, version: versions[id], check: (row) => allowed(toRecord(row)) },
          // Each record gets parts with ids of its own.
          structuredClone(given),
        ),
      );
    }),
  ];
}
