import { USER_FIELDS } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { listRows, type RecordPage } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { type StaffDeps, type Standing, toUserRecord } from './person.ts';
import { secondFactorsOf } from './second-factor.ts';
import { openSessionsOf } from './sessions.ts';
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

/** The columns that the list of staff can be filtered, sorted and searched by. */
export const userColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: ['email', 'first_name', 'last_name'].map((name) => sql.raw(name)),
  defaultSort: ['created_at', 'DESC'],
};

/** One page of the list of staff, with the total. */
export async function listUsers({ db, clock }: StaffDeps, request: ListRequest): Promise<RecordPage> {
  const { found, ...page } = await listRows(db, staff, request);
  const standing = await standingOf(
    { db, clock },
    found.map(({ id }) => id),
  );
  return { ...page, found: found.map((row) => toUserRecord(row, standing(row.id))) };
}

/** The open sessions and second factors of people. */
export async function standingOf(
  deps: Pick<StaffDeps, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<(id: string) => Standing> {
  const [open, factors] = [await openSessionsOf(deps, ids), await secondFactorsOf(deps.db, ids)];
  return (id) => ({ openSessions: open.get(id) ?? 0, secondFactor: factors.has(id) });
}
