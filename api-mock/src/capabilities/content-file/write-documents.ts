import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Resource } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';

import { releaseAddresses } from '../../content/addresses.ts';
import { checkHome, checkOrigin, isPermanent } from '../../content/built-in.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { checkNeeded } from '../../content/live.ts';
import { checkParent } from '../../content/parents.ts';
import { type DocumentRow, titleOf, workingCopy } from '../../content/record.ts';
import { checkReferences } from '../../content/references.ts';
import { documents, type RevisionAction } from '../../content/tables.ts';
import { refuseInUse } from '../../content/where-used.ts';
import { afterWrite } from '../../content/writing.ts';
import { audit } from '../../platform/changes/audit.ts';
import { saveRow } from '../../platform/changes/change-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ContentFile, type DocumentEntry, refusal, resourceNamed } from './content-file.ts';
import { documentTitle, isSameOrder } from './difference.ts';

type Changed = { resource: Resource; row: DocumentRow | undefined; entry: DocumentEntry };

/** Makes the documents those of the file, with an entry in the audit log and a version for each that changes. */
export async function writeDocuments(
  tx: Database,
  deps: ContentDeps,
  before: ContentFile,
  after: ContentFile,
): Promise<void> {
  const rows = new Map((await tx.select().from(documents)).map((row) => [row.id, row]));
  const removed = removedOf(before, after).map(({ name, id }) => ({
    resource: resourceNamed(name),
    row: rowOf(rows, id),
  }));
  const changed = Object.entries(after.documents)
    .flatMap(([name, entries]): Changed[] => {
      const present = new Map((before.documents[name] ?? []).map((entry) => [entry.id, entry]));
      const differing = entries.filter((entry) => !isDeepStrictEqual(present.get(entry.id), entry));
      return differing.map((entry) => ({ resource: resourceNamed(name), row: rows.get(entry.id), entry }));
    })
    .toSorted((a, b) => depthOf(a) - depthOf(b));
  for (const { row } of [...removed, ...changed]) if (row) await releaseAddresses(tx, row.id);
  for (const { resource, row } of removed) await removeDocument(tx, deps, resource, row);
  for (const one of changed) await writeDocument(tx, deps, one);
  for (const [name, entries] of Object.entries(after.documents))
    await writeOrder(tx, deps, name, before.documents[name] ?? [], entries);
  for (const { resource, row } of removed) await refuseInUse(tx, resource, row.id);
  for (const { resource, entry } of changed) await checkDocument(tx, deps, resource, entry);
}

/** Programmes before the pages below them, whose addresses begin with theirs. */
const depthOf = ({ resource, entry }: Changed): number => {
  const parent = resource.slug?.parent;
  if (!parent) return 0;
  const isBelow = (entry.published ?? entry.draft ?? {})[parent] !== null;
  return resource.slug?.folder === undefined && resource.name === 'program' ? (isBelow ? 1 : 0) : 2;
};

function removedOf(before: ContentFile, after: ContentFile): { name: string; id: string }[] {
  return Object.entries(before.documents).flatMap(([name, entries]) => {
    const kept = new Set(after.documents[name]?.map(({ id }) => id));
    return entries.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ name, id }));
  });
}

function rowOf(rows: ReadonlyMap<string, DocumentRow>, id: string): DocumentRow {
  const row = rows.get(id);
  if (!row) throw new ApiError('INTERNAL');
  return row;
}

async function removeDocument(tx: Database, deps: ContentDeps, resource: Resource, before: DocumentRow): Promise<void> {
  if (isPermanent(resource, before))
    throw refusal(
      `The site cannot be without ${resource.label.one} “${titleOf(resource, before)}”, which this file lacks.`,
    );
  const at = deps.clock.now();
  const values = { deleted_at: at, publish_at: null, unpublish_at: null };
  const after = await saveRow(tx, documents, { where: eq(documents.id, before.id), at }, before, values);
  await afterWrite(tx, deps, { resource, action: 'delete', by: null, before, after, autosaved: false });
}

async function writeDocument(
  tx: Database,
  deps: ContentDeps,
  { resource, row: before, entry }: Changed,
): Promise<void> {
  const at = deps.clock.now();
  const isLiveChanged = !isDeepStrictEqual(before?.published ?? null, entry.published);
  const values = {
    ...{ published: entry.published, draft: entry.draft, deleted_at: null },
    ...{ publish_at: timeOf(entry.publish_at), unpublish_at: timeOf(entry.unpublish_at) },
    published_at: entry.published === null ? null : isLiveChanged ? at : (before?.published_at ?? at),
  };
  if (before && before.resource !== resource.name)
    throw refusal(`The id ${entry.id} is of another kind of record here.`);
  const working = workingCopy(entry);
  checkOrigin(resource, working, before ? workingCopy(before)['origin'] : 'managed');
  if (before) checkHome(resource, workingCopy(before), working);
  const after = before
    ? await saveRow(tx, documents, { where: eq(documents.id, entry.id), at }, before, values)
    : await insertRow(tx, {
        id: entry.id,
        resource: resource.name,
        position: 0,
        ...values,
        created_at: at,
        updated_at: at,
      });
  const action = actionOf(before, entry, isLiveChanged);
  await afterWrite(tx, deps, { resource, action, by: null, before, after, autosaved: false });
}

async function insertRow(tx: Database, values: typeof documents.$inferInsert): Promise<DocumentRow> {
  const [row] = await tx.insert(documents).values(values).returning();
  if (!row) throw new ApiError('INTERNAL');
  return row;
}

function actionOf(before: DocumentRow | undefined, entry: DocumentEntry, isLiveChanged: boolean): RevisionAction {
  if (!before) return 'create';
  if (before.deleted_at) return 'restore';
  if (!isLiveChanged) return 'update';
  return entry.published ? 'publish' : 'unpublish';
}

/** Checks a document among all others of the file, which are written by now. */
async function checkDocument(tx: Database, deps: ContentDeps, resource: Resource, entry: DocumentEntry): Promise<void> {
  try {
    for (const fields of [entry.published, entry.draft].filter((state) => state !== null)) {
      await checkReferences(tx, resource, fields);
      for (const subscriber of deps.documentSubscribers) await subscriber.check?.(tx, resource, fields);
      await checkParent(tx, resource, entry.id, fields);
    }
    if (entry.published) await checkNeeded(tx, resource, entry.published);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const named = `${resource.name} “${documentTitle(resource.name)(entry)}”`;
    const errors = Object.entries(error.errors ?? { '': error.message });
    throw new ApiError('INVALID_FIELDS', {
      errors: Object.fromEntries(errors.map(([path, reason]) => [`${named} ${path}`.trim(), reason])),
    });
  }
}

async function writeOrder(
  tx: Database,
  { clock }: ContentDeps,
  name: string,
  before: readonly DocumentEntry[],
  after: readonly DocumentEntry[],
): Promise<void> {
  const ids = (entries: readonly DocumentEntry[]) => entries.map(({ id }) => id);
  if (isDeepStrictEqual(ids(before), ids(after)) || after.length === 0) return;
  await tx.execute(sql`update documents set position = ordered.position - 1
    from jsonb_array_elements_text(${JSON.stringify(ids(after))}::jsonb) with ordinality as ordered(id, position)
    where documents.id = ordered.id::uuid`);
  if (isSameOrder(before, after)) return;
  const order = { before: { ids: ids(before) }, after: { ids: ids(after) } };
  await audit(tx, { at: clock.now(), by: null, action: 'reorder', resource: name, recordId: null, ...order });
}

const timeOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
