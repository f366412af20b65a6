import { USER_FIELDS, type UserRecord } from '@prospectus/contract';
import { inArray, sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { rows } from '../../platform/database/database.ts';
import { type StaffDeps, toUserRecord } from './person.ts';
import { standingOf } from './standing.ts';
import { staff } from './tables.ts';

const KINDS = {
  id: ['id', 'id'],
  email: ['email', 'text'],
  firstName: ['first_name', 'text'],
  lastName: ['last_name', 'text'],
  role: ['role', 'number'],
  active: ['active', 'flag'],
  email_verified: ['(email_verified_at is not null)', 'flag'],
  created_at: ['created_at', 'time'],
  last_sign_in_at: ['last_sign_in_at', 'time'],
  last_seen_at: ['last_seen_at', 'time'],
  waiting: ['(active and role is null and invited_role is null)', 'flag'],
} as const satisfies Record<(typeof USER_FIELDS)[number], readonly [string, ColumnKind]>;

const columns: Record<string, Column> = Object.fromEntries(
  USER_FIELDS.map((name) => [name, { sql: sql.raw(KINDS[name][0]), kind: KINDS[name][1] }]),
);

/** What the list of staff may be filtered, sorted and searched by. */
export const userColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: ['email', 'first_name', 'last_name'].map((name) => sql.raw(name)),
  defaultSort: ['created_at', 'DESC'],
};

/** The people a list asks for, and how many there are in all. */
export async function listUsers(
  { db, clock }: StaffDeps,
  request: ListRequest,
): Promise<{ found: UserRecord[]; total: number }> {
  const from = sql`staff where ${request.where ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  const people = ids.length === 0 ? [] : await db.select().from(staff).where(inArray(staff.id, ids));
  const standing = await standingOf({ db, clock }, ids);
  const found = new Map(people.map((row) => [row.id, toUserRecord(row, standing(row.id))]));
  return { found: ids.flatMap((id) => found.get(id) ?? []), total: await totalOf(db, from, request, ids.length) };
}
