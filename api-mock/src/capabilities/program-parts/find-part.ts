import { ApiError, type PartResource } from '@prospectus/contract';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { isId } from '../../platform/console/column.ts';
import type { DocumentRow } from '../../content/record.ts';
import { documents, WORKING_COPY } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { partsOf, type Placed } from './part-record.ts';

/** A part by its id alone, or by its programme's too where that is known. */
export type PartKey = { id: string; programId?: string | undefined };

/**
 * The programme of a part, and the part in it. 404 where no programme has it; LOCKED where several have,
 * which a copy made by hand can bring about, and no programme is named.
 */
export async function findPart(
  db: Database,
  part: PartResource,
  { id, programId }: PartKey,
): Promise<{ row: DocumentRow; placed: Placed }> {
  const holders = (await holding(db, part, id)).flatMap((row) => {
    const placed = partsOf(part, row).find((one) => one.id === id);
    return placed ? [{ row, placed }] : [];
  });
  const [first, second] = programId ? holders.filter(({ row }) => row.id === programId) : holders;
  if (!first && holders.length > 0)
    throw new ApiError('INVALID_FIELDS', { errors: { programId: 'A part stays with its programme.' } });
  if (!first) throw new ApiError('NOT_FOUND');
  if (second) throw new ApiError('LOCKED', { msg: 'Several programmes hold a part of this id; give its programId.' });
  return first;
}

async function holding(db: Database, part: PartResource, id: string): Promise<DocumentRow[]> {
  const named = nameOf(part, id);
  if (!named) return [];
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.resource, 'program'), isNull(documents.deleted_at), named))
    .orderBy(asc(documents.created_at), asc(documents.id));
}

function nameOf(part: PartResource, id: string): SQL | undefined {
  if (!('list' in part)) return isId(id) ? eq(documents.id, id) : undefined;
  const held = JSON.stringify({ [part.list]: [{ id }] });
  return sql`${WORKING_COPY} @> ${held}::jsonb`;
}
