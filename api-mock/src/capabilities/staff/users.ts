import { ApiError, ROLE, type UserChange, type UserRecord } from '@prospectus/contract';
import { and, asc, eq, or } from 'drizzle-orm';

import { changeRow } from '../../platform/changes/change-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditPerson, fullName, type StaffDeps, type StaffRow, toUserRecord } from './person.ts';
import { endSessions } from './sessions.ts';
import { deleteSecondFactor } from './second-factor.ts';
import { standingOf } from './user-list.ts';
import { staff } from './tables.ts';

/** Who changes whom; `version` is the one that they saw. */
type UserRequest = { by: string; id: string; version?: number | undefined };

export async function readUser(deps: StaffDeps, id: string): Promise<UserRecord> {
  const [row] = await deps.db.select().from(staff).where(eq(staff.id, id));
  if (!row) throw new ApiError('NOT_FOUND');
  return recordOf(deps, deps.db, row);
}

/**
 * Changes a person's role, activation or name. Throws LOCKED for a role without a verified address, and where no active
 * ADMIN would be left.
 */
export const updateUser = (
  deps: StaffDeps,
  { by, id, version }: UserRequest,
  change: UserChange,
): Promise<UserRecord> =>
  deps.db.transaction(async (tx) => {
    const { otherAdmins } = await lockWithAdmins(tx, id);
    const { after: row } = await changeRow(
      tx,
      {
        ...{ table: staff, resource: 'users', audited: auditable, titleOf: fullName },
        toRecord: (current) => recordOf(deps, tx, current),
      },
      { where: eq(staff.id, id), by, at: deps.clock.now(), version, yours: change },
      (before) => {
        const after = changed(before, change);
        if (after.role !== null && after.role !== before.role && !before.email_verified_at)
          throw new ApiError('LOCKED', {
            msg: 'A role can be given once the person has confirmed their e-mail address.',
          });
        if (isAdmin(before) && !isAdmin(after) && otherAdmins === 0)
          throw new ApiError('LOCKED', {
            msg: 'This is the last active administrator. Make somebody else one first.',
          });
        return after;
      },
      (before, after) => (before && after ? { action: actionOf(before, after) } : {}),
    );
    // Otherwise an old token would be valid again once the account is reactivated.
    if (!row.active) await endSessions(tx, id);
    return recordOf(deps, tx, row);
  });

/** Ends every session of a person. */
export const signOutUser = (deps: StaffDeps, { by, id }: UserRequest): Promise<UserRecord> =>
  deps.db.transaction(async (tx) => {
    const { before } = await lockWithAdmins(tx, id);
    await endSessions(tx, id);
    await auditPerson(tx, deps, before, { by, action: 'sign-out' });
    return recordOf(deps, tx, before);
  });

/** Removes the second factor of a person who has lost it, and ends their sessions. */
export const removeSecondFactorOf = (deps: StaffDeps, { by, id }: UserRequest): Promise<UserRecord> =>
  deps.db.transaction(async (tx) => {
    const { before } = await lockWithAdmins(tx, id);
    await deleteSecondFactor(tx, deps, before, by);
    await endSessions(tx, id);
    return recordOf(deps, tx, before);
  });

export async function recordOf({ clock }: StaffDeps, db: Database, row: StaffRow): Promise<UserRecord> {
  return toUserRecord(row, (await standingOf({ db, clock }, [row.id]))(row.id));
}

/** Locks the person with every active ADMIN, so that two admins cannot deactivate each other at the same time. */
async function lockWithAdmins(tx: Database, id: string): Promise<{ before: StaffRow; otherAdmins: number }> {
  const locked = await tx
    .select()
    .from(staff)
    .where(or(eq(staff.id, id), and(eq(staff.role, ROLE.ADMIN), eq(staff.active, true))))
    .orderBy(asc(staff.id))
    .for('update');
  const before = locked.find((row) => row.id === id);
  if (!before) throw new ApiError('NOT_FOUND');
  return { before, otherAdmins: locked.filter((row) => row.id !== id && isAdmin(row)).length };
}

const isAdmin = ({ role, active }: Pick<StaffRow, 'role' | 'active'>): boolean => active && role === ROLE.ADMIN;

const changed = (before: StaffRow, { role, active, firstName, lastName }: UserChange) => ({
  role: role === undefined ? before.role : role,
  active: active ?? before.active,
  first_name: firstName ?? before.first_name,
  last_name: lastName ?? before.last_name,
});

const actionOf = (before: StaffRow, after: StaffRow) =>
  before.active === after.active ? 'update' : after.active ? 'reactivate' : 'deactivate';

const auditable = ({ role, active, first_name, last_name }: StaffRow): Partial<UserRecord> => ({
  role,
  active,
  firstName: first_name,
  lastName: last_name,
});
