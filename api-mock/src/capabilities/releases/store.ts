import {
  ApiError,
  type DocumentName,
  releaseFields,
  type ReleaseRecord,
  type Resource,
  resources,
} from '@prospectus/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';

import { statusOf, titleOf } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import { createRow, saveRow, type Versioned } from '../../platform/changes/change-row.ts';
import type { ListColumns } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { parse } from '../../platform/http/parse.ts';
import { releaseItems, type ReleaseRow, releases } from './tables.ts';

type ReleaseItem = { resource: string; id: string };

/** A release as the console sees it, with the titles of its records. */
export async function recordOf(tx: Database, row: ReleaseRow): Promise<ReleaseRecord> {
  const items = await tx
    .select({ document: documents })
    .from(releaseItems)
    .innerJoin(documents, eq(documents.id, releaseItems.document_id))
    .where(and(eq(releaseItems.release_id, row.id), isNull(documents.deleted_at)))
    .orderBy(asc(releaseItems.position));
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    state: row.state,
    note: row.note,
    publish_at: row.publish_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    items: items.map(({ document }) => ({
      resource: document.resource,
      id: document.id,
      title: titleOf(resources[document.resource as DocumentName] as Resource, document),
      status: statusOf(document),
    })),
  };
}

/** The columns that the list of releases can be sorted by. */
export const releaseColumns: ListColumns = {
  filters: {},
  sorts: { created_at: { sql: sql.raw('created_at'), kind: 'time', notNull: true } },
  search: [],
  defaultSort: ['created_at', 'DESC'],
};

export async function readRelease(tx: Database, id: string): Promise<ReleaseRecord | undefined> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id));
  return row && recordOf(tx, row);
}

/** Releases as rows with a version; the audit log has their titles. */
export const releaseRows: Versioned<typeof releases> = {
  table: releases,
  resource: 'releases',
  toRecord: (row, tx) => recordOf(tx, row),
};
export const noteOf = (before: ReleaseRow | undefined, after: ReleaseRow | undefined) => ({
  before: null,
  after: { title: (after ?? before)?.title },
});

export async function insertRelease(
  tx: Database,
  { title, publish_at, items }: { title: string; publish_at: string | null; items: readonly ReleaseItem[] },
  { by, at }: { by: string; at: Date },
): Promise<ReleaseRow> {
  refusePast(publish_at, at);
  const values = { id: v7(), title, publish_at: dateOf(publish_at), created_at: at, updated_at: at };
  const row = await createRow(tx, releaseRows, values, { by, at }, noteOf);
  await setItems(tx, row.id, items);
  return row;
}

/** Saves values of a locked release, without an audit entry. */
export const changeRelease = (
  tx: Database,
  row: ReleaseRow,
  values: Partial<ReleaseRow>,
  at: Date,
): Promise<ReleaseRow> => saveRow(tx, releases, { where: eq(releases.id, row.id), at }, row, values);

export const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Refuses a time in the past. */
export function refusePast(publish_at: string | null | undefined, now: Date): void {
  if (publish_at && new Date(publish_at) <= now)
    throw new ApiError('INVALID_FIELDS', { errors: { publish_at: 'Choose a time to come.' } });
}

/** Sets the records of a release; all must exist. */
export async function setItems(tx: Database, releaseId: string, items: readonly ReleaseItem[]): Promise<void> {
  const ids = [...new Set(items.map(({ id }) => id))];
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: documents.id, resource: documents.resource })
          .from(documents)
          .where(and(inArray(documents.id, ids), isNull(documents.deleted_at)))
          .orderBy(asc(documents.id))
          .for('share');
  const known = new Set(found.map(({ id, resource }) => `${resource}/${id}`));
  const missing = items.flatMap(({ resource, id }, index) =>
    known.has(`${resource}/${id}`) ? [] : [`items.${index}`],
  );
  if (missing.length > 0)
    throw new ApiError('INVALID_FIELDS', {
      errors: Object.fromEntries(missing.map((path) => [path, 'There is no such record.'])),
    });
  await tx.delete(releaseItems).where(eq(releaseItems.release_id, releaseId));
  if (ids.length === 0) return;
  await tx
    .insert(releaseItems)
    .values(ids.map((document_id, position) => ({ release_id: releaseId, document_id, position })));
}

// The console sends whole records; these fields are ignored.
const CARRIED = new Set(['id', 'state', 'note', 'created_at', 'updated_at', 'published_at']);
const change = releaseFields.partial().extend({ version: z.int().min(1).optional() });

/** The fields of a new release. */
export const readNewRelease = (body: unknown) => parse(releaseFields, own(body));

/** The fields of a change, and the version that the person saw. */
export function readReleaseChange(body: unknown): z.output<typeof change> {
  const sent = own(body);
  const parsed = parse(change, sent);
  // `.partial()` fills defaults in, but an absent field must not change.
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => Object.hasOwn(sent, name)));
}

function own(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('BAD_REQUEST', { msg: 'The body must be an object.' });
  const fields = Object.entries(body).filter(([name]) => !CARRIED.has(name));
  const unknown = fields.flatMap(([name]) => (name in change.shape ? [] : [name]));
  if (unknown.length > 0)
    throw new ApiError('UNKNOWN_FIELD', {
      errors: Object.fromEntries(unknown.map((name) => [name, 'There is no such field.'])),
    });
  return Object.fromEntries(fields);
}
