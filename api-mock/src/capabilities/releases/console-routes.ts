import { ApiError } from '@prospectus/contract';
import { eq, isNull } from 'drizzle-orm';
import type { Request } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { workingDocument } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import { audit } from '../../platform/changes/audit.ts';
import { changeRow, deleteRow, lockRow } from '../../platform/changes/change-row.ts';
import { undoChangeSet } from '../../platform/changes/change-sets.ts';
import type { Database } from '../../platform/database/database.ts';
import { personOf } from '../../platform/http/access.ts';
import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { acceptChanges } from './accept.ts';
import { propose } from './propose.ts';
import { publishRelease } from './publish.ts';
import {
  dateOf,
  insertRelease,
  noteOf,
  readNewRelease,
  readRelease,
  readReleaseChange,
  recordOf,
  refusePast,
  releaseColumns,
  releaseRows,
  setItems,
} from './store.ts';
import { type ReleaseRow, releases } from './tables.ts';
import { undoRelease } from './undo.ts';

/** Creates, changes, publishes and undoes releases. */
export function releaseRoutes(deps: ContentDeps): Mounted[] {
  const { clock, db, feed } = deps;
  const requestOf = (req: Request, version?: number) => {
    const id = idOf(req);
    return { id, where: eq(releases.id, id), version, by: personOf(req).id, at: clock.now() };
  };
  /** Publishes or undoes a release. */
  const changeState = async (
    req: Request,
    version: number | undefined,
    action: 'publish' | 'undo',
    act: (tx: Database, row: ReleaseRow) => Promise<unknown>,
  ) => {
    const { id, ...request } = requestOf(req, version);
    const record = await db.transaction(async (tx) => {
      const row = await lockRow(tx, releaseRows, request);
      await act(tx, row);
      const { by, at } = request;
      await audit(tx, { at, by, resource: 'releases', recordId: id, action, after: { title: row.title } });
      return readRelease(tx, id);
    });
    await feed.catchUp();
    return record;
  };
  return [
    on('GET /admin/releases', async ({ req }) => {
      const { first, last, orderBy } = readList(req.query, releaseColumns);
      const all = await db.select().from(releases).orderBy(orderBy);
      const found = await Promise.all(all.slice(first, last + 1).map((row) => recordOf(db, row)));
      return { found, first, total: all.length };
    }),
    on('GET /admin/releases/:id', ({ req }) => readRelease(db, idOf(req))),
    on('POST /admin/releases', ({ req }) =>
      db.transaction(async (tx) =>
        recordOf(tx, await insertRelease(tx, readNewRelease(req.body), requestOfNew(req, clock.now()))),
      ),
    ),
    on('PUT /admin/releases/:id', ({ req }) =>
      db.transaction(async (tx) => {
        const { title, publish_at, items, version } = readReleaseChange(req.body);
        const request = requestOf(req, version);
        const { after } = await changeRow(
          tx,
          releaseRows,
          request,
          async (row) => {
            if (items) {
              if (row.state === 'published') throw new ApiError('LOCKED', { msg: 'This release is published.' });
              await setItems(tx, row.id, items);
            }
            refusePast(publish_at, request.at);
            return {
              ...(title !== undefined && { title }),
              ...(publish_at !== undefined && {
                publish_at: dateOf(publish_at),
                ...(row.state === 'failed' && { state: 'open' as const, note: '' }),
              }),
            };
          },
          noteOf,
        );
        return recordOf(tx, after);
      }),
    ),
    on('DELETE /admin/releases/:id', ({ req, query }) =>
      db.transaction(async (tx) => {
        const request = requestOf(req, query.version);
        const record = await recordOf(tx, await lockRow(tx, releaseRows, request));
        await deleteRow(tx, releaseRows, request, noteOf);
        return record;
      }),
    ),
    on('POST /admin/releases/:id/publish', ({ req, body }) =>
      changeState(req, body.version, 'publish', (tx, row) => publishRelease(tx, deps, row, personOf(req).id)),
    ),
    on('POST /admin/releases/:id/undo', ({ req }) =>
      changeState(req, undefined, 'undo', (tx, { change_set: id, state }) => {
        if (!id || state !== 'published') throw new ApiError('LOCKED', { msg: 'This release is not published.' });
        const undoing = { id, person: personOf(req), at: clock.now(), allowClash: false };
        return undoChangeSet(tx, undoing, (set, by) => undoRelease(deps)(tx, set, by));
      }),
    ),
  ];
}

const requestOfNew = (req: Request, at: Date) => ({ by: personOf(req).id, at });

/** Proposals of changes in all content. */
export const proposalRoutes = (deps: ContentDeps): Mounted[] => [
  on('POST /admin/releases/propose', async ({ body }) => {
    const rows = await deps.db.select().from(documents).where(isNull(documents.deleted_at));
    return propose(rows.map(workingDocument), body);
  }),
  on('POST /admin/releases/accept', ({ body, req }) =>
    deps.db.transaction(async (tx) =>
      recordOf(tx, await acceptChanges(tx, deps, body, requestOfNew(req, deps.clock.now()))),
    ),
  ),
];
