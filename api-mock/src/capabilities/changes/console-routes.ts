import type { Request } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { planUndo, undoVersions } from '../../content/undo.ts';
import { audit } from '../../platform/changes/audit.ts';
import { type Undo, type Undone, undoChangeSet } from '../../platform/changes/change-sets.ts';
import { idOf, type Mounted, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { changeColumns, listChanges } from './list-changes.ts';

/** The list of changes of all content, and undo: of change sets, and of single versions of records. */
export function changeRoutes(deps: ContentDeps, undos: ReadonlyMap<string, Undo>): Mounted[] {
  const { clock, db, feed } = deps;
  const undoSet = async (req: Request, allowClash: boolean): Promise<Undone> => {
    const [id, person, at] = [idOf(req), personOf(req), clock.now()];
    const undone = await db.transaction((tx) =>
      undoChangeSet(tx, { id, person, at, allowClash }, async (set, undoing) => {
        const { undone: count, ...rest } = (await undos.get(set.resource)?.(tx, set, undoing)) ?? { undone: 0 };
        if (set.kind === 'import' || set.kind === 'paste') {
          const entry = { at, by: person.id, resource: set.resource, recordId: id, after: { undone: count } };
          await audit(tx, { ...entry, action: 'restore' });
        }
        return { undone: count, ...rest };
      }),
    );
    await feed.catchUp();
    return undone;
  };
  return [
    on('POST /admin/changes/:id/undo', ({ body: { allowClash = false }, req }) => undoSet(req, allowClash)),
    on('POST /admin/imports/:id/undo', async ({ req }) => {
      const { undone } = await undoSet(req, false);
      return { success: true, undone };
    }),
    on('GET /admin/changes', async ({ req }) => {
      const request = readList(req.query, changeColumns);
      return { ...(await listChanges(deps, request)), first: request.first };
    }),
    on('POST /admin/changes/undo', async ({ req, body: { changes, dryRun } }) => {
      const versions = changes.map(({ record_id: id, ...version }) => ({ id, ...version }));
      if (dryRun) return planUndo(db, versions);
      const undone = await db.transaction((tx) => undoVersions(tx, deps, personOf(req).id, versions));
      await feed.catchUp();
      return undone;
    }),
  ];
}
