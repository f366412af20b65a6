import { ApiError, type PartResource } from '@prospectus/contract';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { isId } from '../../platform/console/column.ts';
import type { DocumentRow } from '../../content/record.ts';
import { documents, WORKING_COPY } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { partsOf, type PlacedPart } from './part-record.ts';

/** A part's id, and its programme's if it is known. */
export type PartKey = { id: string; programId?: string | undefined };

/**
 * Finds a part and its programme: NOT_FOUND, or LOCKED where several programmes have a part with this id, as after a copy
 * by hand, and `programId` is absent.
 */
export async function findPart(
  db: Database,
  part: PartResource,
  { id, programId }: PartKey,
): Promise<{ row: DocumentRow; placed: PlacedPart }> {
  const holders = (await programsWith(db, part, id)).flatMap((row) => {
    const placed = partsOf(part, row).find((other) => other.id === id);
    return placed ? [{ row, placed }] : [];
  });
  const [first, second] = programId ? holders.filter(({ row }) => row.id === programId) : holders;
  if (!first && holders.length > 0)
    throw new ApiError('INVALID_FIELDS', { errors: { programId: 'A part stays with its programme.' } });
  if (!first) throw new ApiError('NOT_FOUND');
  if (second) throw new ApiError('LOCKED', { msg: 'Several programmes hold a part of this id; give its programId.' });
  return first;
}

async function programsWith(db: Database, part: PartResource, id: string): Promise<DocumentRow[]> {
  const condition = conditionFor(part, id);
  if (!condition) return [];
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.resource, 'program'), isNull(documents.deleted_at), condition))
    .orderBy(asc(documents.created_at), asc(documents.id));
}

function conditionFor(part: PartResource, id: string): SQL | undefined {
  if (!('list' in part)) return isId(id) ? eq(documents.id, id) : undefined;
  const list = JSON.stringify({ [part.list]: [{ id }] });
  return sql`${WORKING_COPY} @> ${list}::jsonb`;
}
