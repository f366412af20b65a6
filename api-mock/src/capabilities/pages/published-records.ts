import { type DocumentName, type Resource, resources } from '@prospectus/contract';
import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import { documents } from '../../content/tables.ts';

export type Fields<N extends DocumentName> = z.output<(typeof resources)[N]['schema']>;
/** A live record as it was published. */
export type Published<N extends DocumentName> = { id: string; fields: Fields<N>; createdAt: Date; publishedAt: Date };
/** Every live record, by resource, each list in its order. */
export type PublishedRecords = { readonly [N in DocumentName]: readonly Published<N>[] };

/** Reads what is live of every document resource, in one query. */
export async function publishedRecords(tx: Database, log: Logger): Promise<PublishedRecords> {
  const rows = await tx
    .select({
      id: documents.id,
      resource: documents.resource,
      fields: documents.published,
      createdAt: documents.created_at,
      updatedAt: documents.updated_at,
      publishedAt: documents.published_at,
    })
    .from(documents)
    .where(and(isNotNull(documents.published), isNull(documents.deleted_at)))
    .orderBy(asc(documents.resource), asc(documents.position), asc(documents.id));
  const byResource = Map.groupBy(rows, ({ resource }) => resource);
  const records = Object.values<Resource>(resources)
    .filter(({ storage }) => storage === 'document')
    .map((resource) => [resource.name, readable(byResource.get(resource.name) ?? [], resource, log)]);
  return Object.fromEntries(records) as PublishedRecords;
}

type Row = { id: string; fields: unknown; createdAt: Date; updatedAt: Date; publishedAt: Date | null };

// A record that no longer fits its schema is missed on its page and told in the log; it does not take the others with it.
function readable(rows: readonly Row[], { name, schema }: Resource, log: Logger): Published<DocumentName>[] {
  return rows.flatMap(({ id, fields, createdAt, updatedAt, publishedAt }) => {
    const parsed = schema.safeParse(fields);
    if (parsed.success)
      return {
        id,
        fields: parsed.data as Fields<DocumentName>,
        createdAt,
        publishedAt: publishedAt ?? updatedAt,
      };
    log.error(
      { document: id, resource: name, paths: parsed.error.issues.map(({ path }) => path.join('.')) },
      'published record does not fit its schema',
    );
    return [];
  });
}
