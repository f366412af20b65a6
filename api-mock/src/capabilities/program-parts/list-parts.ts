import { ApiError, fieldMeta, PART_FILTERS, type PartResource } from '@prospectus/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { Column } from '../../platform/console/column.ts';
import { countRows, pageOf } from '../../platform/console/list-answer.ts';
import { type ListColumns, type ListRequest, readList } from '../../platform/console/list-query.ts';
import { documents, WORKING_COPY } from '../../content/tables.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { type PartRecord, partsOf, toPartRecord } from './part-record.ts';

const column = (name: string, kind: Column['kind']): Column => ({ sql: sql.raw(`parts.${name}`), kind });
// Names come only from the contract, never from a request.
const fieldOf = (name: string): SQL => sql.raw(`(parts.fields->>'${name}')`);

/** The columns that a list of parts can be filtered, sorted and searched by. */
export function partColumns(part: PartResource): ListColumns {
  const title = { [part.titleField]: { sql: fieldOf(part.titleField), kind: 'text' as const } };
  const own = { id: column('id', 'text'), position: column('position', 'number'), ...title };
  const searched = Object.entries(part.schema.shape).filter(([, field]) =>
    ['text', 'longText', 'richText'].includes(fieldMeta(field as z.ZodType)?.kind ?? ''),
  );
  return {
    filters: { ...own, programId: column('program_id', 'id') },
    sorts: own,
    search: searched.map(([name]) => fieldOf(name)),
    defaultSort: ['position', 'ASC'],
  };
}

/** Reads a list's query: the parts of one programme, or those with known ids, as react-admin's getMany needs. */
export function readPartList(query: Record<string, unknown>, columns: ListColumns): ListRequest {
  const request = readList(query, columns);
  const filter = (typeof query['filter'] === 'string' ? JSON.parse(query['filter']) : {}) as Record<string, unknown>;
  if (PART_FILTERS.some((name) => filter[name] !== undefined && filter[name] !== null)) return request;
  throw new ApiError('INVALID_FIELDS', {
    msg: 'Name the programme whose parts are listed, or their ids.',
    errors: { 'filter.programId': 'Name the programme whose parts are listed, or their ids.' },
  });
}

/** One page of a list of parts, with the total. */
export async function listParts(
  db: Database,
  part: PartResource,
  request: ListRequest,
): Promise<{ found: PartRecord[]; total: number }> {
  const from = sql`(${everyPart(part)}) as parts where ${request.where ?? sql`true`}`;
  const total = await countRows(db, from);
  const keys = await rows<{ id: string; program_id: string }>(
    db,
    sql`select id, program_id from ${from} ${pageOf(request)}`,
  );
  if (keys.length === 0) return { found: [], total };
  const programs = [...new Set(keys.map(({ program_id }) => program_id))];
  const records = (await db.select().from(documents).where(inArray(documents.id, programs))).flatMap((row) =>
    partsOf(part, row).map((placed) => toPartRecord(part, row, placed)),
  );
  const byKey = new Map(records.map((record) => [`${record.programId}/${record.id}`, record]));
  return { found: keys.flatMap(({ id, program_id }) => byKey.get(`${program_id}/${id}`) ?? []), total };
}

/** Every part of one kind, of the working copies of all programmes. */
function everyPart(part: PartResource): SQL {
  const programs = sql`documents.resource = 'program' and documents.deleted_at is null`;
  if ('list' in part) {
    return sql`select documents.id as program_id, item->>'id' as id, (place - 1)::int as position, item as fields
               from documents cross join lateral jsonb_array_elements(${WORKING_COPY}->${part.list}) with ordinality as part(item, place)
               where ${programs}`;
  }
  const fields = part.of ? sql`${WORKING_COPY}->${part.of}` : WORKING_COPY;
  const filled = Object.keys(part.schema.shape).map((name) => sql`coalesce(${fields}->>${name}, '') <> ''`);
  const exists = part.single === 'always' ? sql`true` : sql`(${sql.join(filled, sql` or `)})`;
  return sql`select documents.id as program_id, documents.id::text as id, 0 as position, ${fields} as fields
             from documents where ${programs} and ${exists}`;
}
