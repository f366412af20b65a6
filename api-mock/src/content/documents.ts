import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Resource } from '@prospectus/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { claimAddresses, releaseAddresses } from './addresses.ts';
import { complete } from './complete.ts';
import { announce } from './feed.ts';
import { checkParent, pagesBelow, parentOf } from './parents.ts';
import { type DocumentRow, toRecord, workingCopy } from './record.ts';
import { checkReferences } from './references.ts';
import { remember } from './revisions.ts';
import { documents, type Fields, type RevisionAction } from './tables.ts';
import { touchedPages } from './touched-pages.ts';

type ContentDeps = Pick<Deps, 'db' | 'clock' | 'feed'>;
/** Who does something to which document; `version`, where given, is the one they saw. */
export type Act = { resource: Resource; id: string; by: string | null; version?: number | undefined };

/** The mechanism of every content resource: what can be done with a document, each in one transaction. */
export const documentStore = (deps: ContentDeps) => ({
  read: async (resource: Resource, id: string): Promise<DocumentRow> => find(deps.db, resource, id),

  create: (resource: Resource, fields: Fields, by: string | null): Promise<DocumentRow> =>
    deps.db.transaction(async (tx) => {
      await alone(tx, resource);
      const now = deps.clock.now();
      const draft = complete(resource.schema, fields, now) as Fields;
      const id = v7();
      await checkReferences(tx, resource, draft);
      await checkParent(tx, resource, id, draft);
      const position = sql`(select coalesce(max(position) + 1, 0) from documents where resource = ${resource.name} and deleted_at is null)`;
      const [row] = await tx
        .insert(documents)
        .values({ id, resource: resource.name, position, draft, created_at: now, updated_at: now })
        .returning();
      return settled(tx, resource, row, 'create', by);
    }),

  update: (act: Act, given: Fields): Promise<DocumentRow> =>
    deps.db.transaction(async (tx) => {
      const row = await hold(tx, act, given);
      const completed = complete(act.resource.schema, given, deps.clock.now()) as Fields;
      const before = workingCopy(row);
      const draft = { ...before, ...completed };
      if (isDeepStrictEqual(draft, before)) return row;
      await checkReferences(tx, act.resource, completed);
      await checkParent(tx, act.resource, row.id, draft);
      return change(tx, deps, act, row, 'update', { draft: isDeepStrictEqual(draft, row.published) ? null : draft });
    }),

  publish: async (act: Act): Promise<DocumentRow> => {
    const published = await deps.db.transaction(async (tx) => {
      const row = await hold(tx, act);
      if (!row.draft) return row;
      await checkParentIsLive(tx, act.resource, row.draft);
      const after = await change(tx, deps, act, row, 'publish', {
        published: row.draft,
        draft: null,
        published_at: deps.clock.now(),
      });
      await announce(
        tx,
        await touchedPages(tx, act.resource, { id: row.id, before: row.published, after: after.published }),
        after.updated_at,
      );
      return after;
    });
    await deps.feed.catchUp();
    return published;
  },

  discard: (act: Act): Promise<DocumentRow> =>
    deps.db.transaction(async (tx) => {
      const row = await hold(tx, act);
      if (!row.published) throw new ApiError('LOCKED', { msg: 'This was never published; delete it instead.' });
      return row.draft ? change(tx, deps, act, row, 'discard', { draft: null }) : row;
    }),

  remove: async (act: Act): Promise<DocumentRow> => {
    const removed = await deps.db.transaction(async (tx) => {
      const row = await hold(tx, act);
      if ((await pagesBelow(tx, act.resource, row.id, 'root')).length > 0) {
        throw new ApiError('IN_USE', {
          msg: `This ${act.resource.label.one.toLowerCase()} has specialisations. Move or delete them first.`,
        });
      }
      const touched =
        row.published && (await touchedPages(tx, act.resource, { id: row.id, before: row.published, after: null }));
      const after = await change(tx, deps, act, row, 'delete', { deleted_at: deps.clock.now() });
      await releaseAddresses(tx, row.id);
      if (touched) await announce(tx, touched, after.updated_at);
      return after;
    });
    await deps.feed.catchUp();
    return removed;
  },
});

/** The document, or 404. */
async function find(db: Database, resource: Resource, id: string): Promise<DocumentRow> {
  const [row] = await db.select().from(documents).where(live(resource, id));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** The document held against other writers until the transaction ends; a version that is no longer the newest is a conflict. */
async function hold(tx: Database, { resource, id, version }: Act, yours?: Fields): Promise<DocumentRow> {
  await alone(tx, resource);
  const [row] = await tx.select().from(documents).where(live(resource, id)).for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  if (version !== undefined && version !== row.version) {
    throw new ApiError('VERSION_CONFLICT', { extra: { current: toRecord(row), ...(yours && { yours }) } });
  }
  return row;
}

async function change(
  tx: Database,
  deps: ContentDeps,
  act: Act,
  row: DocumentRow,
  action: RevisionAction,
  values: Partial<DocumentRow>,
): Promise<DocumentRow> {
  const [after] = await tx
    .update(documents)
    .set({ ...values, version: row.version + 1, updated_at: deps.clock.now() })
    .where(and(eq(documents.id, row.id), eq(documents.version, row.version)))
    .returning();
  return settled(tx, act.resource, after, action, act.by);
}

async function settled(
  tx: Database,
  resource: Resource,
  row: DocumentRow | undefined,
  action: RevisionAction,
  by: string | null,
): Promise<DocumentRow> {
  if (!row) throw new ApiError('VERSION_CONFLICT');
  await claimAddresses(tx, resource, row);
  await remember(tx, row, action, by);
  return row;
}

// Records with addresses are written one at a time: that two of them make each other their parent is seen by neither alone.
async function alone(tx: Database, resource: Resource): Promise<void> {
  if (resource.slug) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('documents:addresses'))`);
}

async function checkParentIsLive(tx: Database, resource: Resource, fields: Fields): Promise<void> {
  const parent = resource.slug?.parent && fields[resource.slug.parent];
  if (typeof parent !== 'string') return;
  const row = await parentOf(tx, parent);
  if (!row?.published) throw new ApiError('LOCKED', { msg: `Publish the programme it belongs to first.` });
}

const live = (resource: Resource, id: string) =>
  and(eq(documents.id, id), eq(documents.resource, resource.name), isNull(documents.deleted_at));
