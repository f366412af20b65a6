import { type BulkAction, type Resource } from '@prospectus/contract';

import type { ChangeEntry } from '../platform/changes/change-sets-table.ts';
import { rememberChange } from '../platform/changes/change-sets.ts';
import { allowBulk, checkBulk, eachRecord } from '../platform/console/bulk.ts';
import { on } from '../platform/calls/calls.ts';
import { readChange } from '../platform/console/read-fields.ts';
import { personOf } from '../platform/http/access.ts';
import type { ContentDeps } from './deps.ts';
import { type DocumentRequest, documentStore } from './documents.ts';
import { type DocumentRow, toRecord } from './record.ts';
import type { Fields } from './tables.ts';

export function bulkRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  const actions: Record<BulkAction, (request: DocumentRequest, fields: Fields) => Promise<DocumentRow>> = {
    publish: store.publish,
    unpublish: store.unpublish,
    discard: store.discard,
    delete: store.remove,
    update: store.update,
  };
  return [
    on('POST /admin/:resource/bulk', async ({ req, body: { ids, action, changes = {}, versions = {}, changeId } }) => {
      allowBulk(req, action, resource.name);
      const { given } = readChange(resource, changes);
      const { id: by } = personOf(req);
      const allowed = checkBulk(req, action, resource.name);
      const entries: ChangeEntry[] = [];
      const results = await eachRecord(ids, async (id) => {
        let before = 0;
        const check = (row: DocumentRow) => {
          allowed(toRecord(row));
          before = row.version;
        };
        // Parts of each record get ids of their own.
        const fields = structuredClone(given);
        const { version } = await actions[action]({ resource, id, by, version: versions[id], check }, fields);
        // An action without an effect makes no version.
        if (version !== before) entries.push({ id, version });
      });
      const at = deps.clock.now();
      if (changeId)
        await rememberChange(deps.db, { id: changeId, kind: 'bulk', resource: resource.name, by, at, entries });
      return results;
    }),
  ];
}
