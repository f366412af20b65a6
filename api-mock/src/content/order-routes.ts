import { ApiError, type Resource } from '@prospectus/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Request } from 'express';

import { rememberChange } from '../platform/changes/change-sets.ts';
import { on } from '../platform/calls/calls.ts';
import { readChange } from '../platform/console/read-fields.ts';
import { checkRecord, personOf } from '../platform/http/access.ts';
import type { ContentDeps } from './deps.ts';
import { documentStore } from './documents.ts';
import type { DocumentRequest } from './locking.ts';
import { toRecord } from './record.ts';
import { putInOrder } from './reorder.ts';
import { documents } from './tables.ts';

/** The order of records, and records by their position, counted from 1 (§7 launchpad). */
export function orderRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  const requestAt = async (req: Request, version?: number): Promise<DocumentRequest> => ({
    resource,
    id: await idAt(deps, resource, Number(req.params['position'])),
    by: personOf(req).id,
    version,
    check: (row) => checkRecord(req, toRecord(row)),
  });
  return [
    on('POST /admin/:resource/reorder', async ({ req, body: { changeId, ...order } }) => {
      await deps.db.transaction(async (tx) => {
        const author = { by: personOf(req).id, at: deps.clock.now() };
        await putInOrder(tx, resource, order, author);
        const { ids: after, from: before } = order;
        const entries = before ? [{ id: null, version: 0, before: { ids: before }, after: { ids: after } }] : [];
        if (changeId)
          await rememberChange(tx, { ...author, id: changeId, kind: 'order', resource: resource.name, entries });
      });
      await deps.feed.catchUp();
      return { success: true };
    }),
    on('GET /admin/:resource/position/:position', async ({ req }) =>
      toRecord(await store.read(resource, (await requestAt(req)).id)),
    ),
    on('PUT /admin/:resource/position/:position', async ({ req }) => {
      const { given, version } = readChange(resource, req.body);
      return toRecord(await store.update(await requestAt(req, version), given));
    }),
    on('DELETE /admin/:resource/position/:position', async ({ req, query }) =>
      toRecord(await store.remove(await requestAt(req, query.version))),
    ),
  ];
}

async function idAt({ db }: Pick<ContentDeps, 'db'>, resource: Resource, position: number): Promise<string> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.resource, resource.name), isNull(documents.deleted_at)))
    .orderBy(asc(documents.position), asc(documents.id))
    .limit(1)
    .offset(position - 1);
  if (!row) throw new ApiError('NOT_FOUND');
  return row.id;
}
