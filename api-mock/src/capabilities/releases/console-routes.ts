import { ApiError } from '@prospectus/contract';
import { eq, isNull } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import { titleOf, workingCopy } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { personOf } from '../../platform/http/access.ts';
import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { audit } from '../audit/index.ts';
import { acceptChanges } from './accept.ts';
import { propose } from './propose.ts';
import { publishRelease, resourceOf } from './publish.ts';
import {
  allReleases,
  changeRelease,
  findRelease,
  insertRelease,
  recordOf,
  refusePast,
  releaseColumns,
  setItems,
} from './store.ts';
import { releases } from './tables.ts';
import { readNewRelease, readReleaseChange } from './read-release.ts';
import { undoRelease } from './undo.ts';

/** Releases: made, changed, published and undone. */
export const releaseRoutes = (deps: ContentDeps): Mounted[] => [
  on('GET /admin/releases', async ({ req }) => {
    const { first, last, orderBy } = readList(req.query, releaseColumns);
    const all = await allReleases(deps.db, orderBy);
    const found = await Promise.all(all.slice(first, last + 1).map((row) => recordOf(deps.db, row)));
    return { found, first, total: all.length };
  }),
  on('GET /admin/releases/:id', async ({ req }) => recordOf(deps.db, await findRelease(deps.db, idOf(req)))),
  on('POST /admin/releases', ({ req }) =>
    deps.db.transaction(async (tx) => {
      const row = await insertRelease(tx, readNewRelease(req.body), deps.clock.now());
      await log(tx, deps, row.id, 'create', personOf(req).id, row.title);
      return recordOf(tx, row);
    }),
  ),
  on('PUT /admin/releases/:id', ({ req }) =>
    deps.db.transaction(async (tx) => {
      const { title, publish_at, items, version } = readReleaseChange(req.body);
      const row = await findRelease(tx, idOf(req), { version });
      const now = deps.clock.now();
      if (items) {
        if (row.state === 'published') throw new ApiError('LOCKED', { msg: 'This release is published.' });
        await setItems(tx, row.id, items);
      }
      refusePast(publish_at, now);
      const after = await changeRelease(
        tx,
        row,
        {
          ...(title !== undefined && { title }),
          ...(publish_at !== undefined && {
            publish_at: publish_at === null ? null : new Date(publish_at),
            ...(row.state === 'failed' && { state: 'open' as const, note: '' }),
          }),
        },
        now,
      );
      await log(tx, deps, row.id, 'update', personOf(req).id, after.title);
      return recordOf(tx, after);
    }),
  ),
  on('DELETE /admin/releases/:id', ({ req, query }) =>
    deps.db.transaction(async (tx) => {
      const row = await findRelease(tx, idOf(req), { version: query.version });
      const record = await recordOf(tx, row);
      await tx.delete(releases).where(eq(releases.id, row.id));
      await log(tx, deps, row.id, 'delete', personOf(req).id, row.title);
      return record;
    }),
  ),
  on('POST /admin/releases/:id/publish', ({ req, body }) =>
    live(deps, idOf(req), body.version, personOf(req).id, 'publish'),
  ),
  on('POST /admin/releases/:id/undo', ({ req }) => live(deps, idOf(req), undefined, personOf(req).id, 'undo')),
];

/** Changes over all content. */
export const proposalRoutes = (deps: ContentDeps): Mounted[] => [
  on('POST /admin/releases/propose', async ({ body }) => {
    const rows = await deps.db.select().from(documents).where(isNull(documents.deleted_at));
    const all = rows.map((row) => ({
      resource: resourceOf(row),
      id: row.id,
      title: titleOf(resourceOf(row), row),
      fields: workingCopy(row),
    }));
    return propose(all, body);
  }),
  on('POST /admin/releases/accept', ({ body, req }) =>
    deps.db.transaction(async (tx) => {
      const row = await acceptChanges(tx, deps, body, personOf(req).id);
      await log(tx, deps, row.id, 'create', personOf(req).id, row.title);
      return recordOf(tx, row);
    }),
  ),
];

async function live(
  deps: ContentDeps,
  id: string,
  version: number | undefined,
  by: string,
  action: 'publish' | 'undo',
) {
  const record = await deps.db.transaction(async (tx) => {
    const row = await findRelease(tx, id, { version });
    const after = await (action === 'publish' ? publishRelease : undoRelease)(tx, deps, row, by);
    await log(tx, deps, id, action, by, row.title);
    return recordOf(tx, after);
  });
  await deps.feed.catchUp();
  return record;
}

const log = (
  tx: Database,
  { clock }: ContentDeps,
  id: string,
  action: 'create' | 'update' | 'delete' | 'publish' | 'undo',
  by: string,
  title: string,
) => audit(tx, { at: clock.now(), by, resource: 'releases', recordId: id, action, after: { title } });
