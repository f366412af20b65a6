import type { Role } from '@prospectus/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { fullName } from './person.ts';
import { staff } from './tables.ts';

/** Active members of staff with one of the roles, by name. */
export async function staffWithRoles(db: Database, roles: readonly Role[]): Promise<{ id: string; name: string }[]> {
  const found = await db
    .select({ id: staff.id, first_name: staff.first_name, last_name: staff.last_name })
    .from(staff)
    .where(and(inArray(staff.role, [...roles]), eq(staff.active, true)))
    .orderBy(asc(staff.first_name), asc(staff.last_name));
  return found.map((person) => ({ id: person.id, name: fullName(person).trim() }));
}
