import type { Resource } from '@prospectus/contract';

import { on } from '../platform/calls/calls.ts';
import type { ContentDeps } from './deps.ts';
import { changeRequestOf, readRequested } from './document-request.ts';
import { differencesOf } from './difference.ts';
import { documentStore } from './documents.ts';
import { type DocumentRow, toRecord, workingCopy } from './record.ts';
import { fieldsAt, historyOf, revisionOf } from './revisions.ts';
import type { Fields } from './tables.ts';

/** What was done to a record, how it stood, what changed between, and the way back. */
export function historyRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  const stateOf = async (row: DocumentRow, which: string): Promise<Fields> => {
    if (which === 'draft') return workingCopy(row);
    return which === 'published' ? (row.published ?? {}) : fieldsAt(deps.db, row.id, Number(which));
  };
  return [
    on('GET /admin/:resource/:id/history', async ({ req }) =>
      historyOf(deps, (await readRequested(deps.db, resource, req)).id),
    ),
    on('GET /admin/:resource/:id/history/:version', async ({ req, param }) => {
      const { id } = await readRequested(deps.db, resource, req);
      return revisionOf(deps, id, Number(param('version')));
    }),
    on('GET /admin/:resource/:id/difference', async ({ req, query: { from, to } }) => {
      const row = await readRequested(deps.db, resource, req);
      const [before, after] = [await stateOf(row, from), await stateOf(row, to)];
      return differencesOf(resource.schema, before, after);
    }),
    on('POST /admin/:resource/:id/restore', async ({ req, body: { version } }) => {
      const request = changeRequestOf(resource, req);
      return toRecord(await (version === undefined ? store.recover(request) : store.restore(request, version)));
    }),
  ];
}
