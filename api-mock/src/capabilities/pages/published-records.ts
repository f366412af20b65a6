import { type DocumentName, resources } from '@prospectus/contract';
import { and, asc, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { z } from 'zod';

import { documentResources } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';

export type Fields<N extends DocumentName> = z.output<(typeof resources)[N]['schema']>;
/** A live record with its published fields. */
export type Published<N extends DocumentName> = {
  id: string;
  position: number;
  fields: Fields<N>;
  createdAt: Date;
  publishedAt: Date;
};
/** Every live record, by resource, each list in its order. */
export type PublishedRecords = { readonly [N in DocumentName]: readonly Published<N>[] };
/** A record’s live state; `record` is undefined where it is not live. */
export type LiveRecord = { resource: DocumentName; id: string; record: Published<DocumentName> | undefined };

/** Reads the live records of every document resource, in one query. */
export async function publishedRecords(tx: Database, log: Logger): Promise<PublishedRecords> {
  const rows = await tx
    .select(COLUMNS)
    .from(documents)
    .where(and(isNotNull(documents.published), isNull(documents.deleted_at)))
    .orderBy(asc(documents.resource), asc(documents.position), asc(documents.id));
  const byResource = Map.groupBy(rows, ({ resource }) => resource);
  return Object.fromEntries(
    documentResources.map(({ name }) => [
      name,
      (byResource.get(name) ?? []).flatMap((row) => recordOf(row, log) ?? []),
    ]),
  ) as unknown as PublishedRecords;
}

/** Reads records by id and all records of whole resources, live or not. */
export async function changedRecords(
  tx: Database,
  { ids, whole }: { ids: readonly string[]; whole: readonly DocumentName[] },
  log: Logger,
): Promise<LiveRecord[]> {
  if (ids.length === 0 && whole.length === 0) return [];
  const rows = await tx
    .select(COLUMNS)
    .from(documents)
    .where(or(inArray(documents.id, [...ids]), inArray(documents.resource, [...whole])));
  return rows.map((row) => ({
    resource: row.resource as DocumentName,
    id: row.id,
    record: row.fields && !row.deletedAt ? recordOf(row, log) : undefined,
  }));
}

const COLUMNS = {
  id: documents.id,
  resource: documents.resource,
  position: documents.position,
  fields: documents.published,
  createdAt: documents.created_at,
  updatedAt: documents.updated_at,
  publishedAt: documents.published_at,
  deletedAt: documents.deleted_at,
};
type Row = {
  id: string;
  resource: string;
  position: number;
  fields: unknown;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
};

/** A published record; undefined, with a line in the log, where its fields no longer fit the schema. */
export function recordOf(
  { id, resource, position, fields, createdAt, updatedAt, publishedAt }: Row,
  log: Logger,
): Published<DocumentName> | undefined {
  const parsed = resources[resource as DocumentName].schema.safeParse(fields);
  if (parsed.success) return { id, position, fields: parsed.data, createdAt, publishedAt: publishedAt ?? updatedAt };
  log.error(
    { document: id, resource, paths: parsed.error.issues.map(({ path }) => path.join('.')) },
    'published record does not fit its schema',
  );
  return undefined;
}
