import { inArray, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { fullName } from './person.ts';
import { staff } from './tables.ts';

/** Full names of staff members by their ids; one that is gone is left out. */
export async function staffNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: staff.id, first_name: staff.first_name, last_name: staff.last_name })
    .from(staff)
    .where(inArray(staff.id, [...ids]));
  return new Map(found.map((person) => [person.id, fullName(person).trim()]));
}

/** The same as an expression of a statement: the name of the person whose id a column holds, null where one is gone. */
export const staffNameOf = (id: SQL): SQL =>
  sql`(select trim(concat(staff.first_name, ' ', staff.last_name)) from staff where staff.id = ${id})`;
