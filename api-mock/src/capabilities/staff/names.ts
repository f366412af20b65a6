import type { Role } from '@prospectus/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { fullName } from './person.ts';
import { staff } from './tables.ts';

/** Full names of staff members by id; deleted accounts are absent. */
export async function staffNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: staff.id, first_name: staff.first_name, last_name: staff.last_name })
    .from(staff)
    .where(inArray(staff.id, [...ids]));
  return new Map(found.map((person) => [person.id, fullName(person).trim()]));
}

/** The name of the person with the id in a column, in SQL; null where the account was deleted. */
export const staffNameOf = (id: SQL): SQL =>
  sql`(select trim(concat(staff.first_name, ' ', staff.last_name)) from staff where staff.id = ${id})`;

/** Active members of staff with one of the roles, by name. */
export async function staffWithRoles(db: Database, roles: readonly Role[]): Promise<{ id: string; name: string }[]> {
  const found = await db
    .select({ id: staff.id, first_name: staff.first_name, last_name: staff.last_name })
    .from(staff)
    .where(and(inArray(staff.role, [...roles]), eq(staff.active, true)))
    .orderBy(asc(staff.first_name), asc(staff.last_name));
  return found.map((person) => ({ id: person.id, name: fullName(person).trim() }));
}

/** Where active members of staff with a role read their e-mail. */
export const mailboxesOf = (db: Database, role: Role): Promise<{ id: string; email: string }[]> =>
  db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, role), eq(staff.active, true)));
