import { ApiError, type Body, type OwnAccount } from '@prospectus/contract';
import { and, eq, sql } from 'drizzle-orm';

import { auditPerson, lockPerson, namesOf, type StaffDeps, toOwnAccount } from './person.ts';
import { secondFactorsOf } from './second-factor.ts';
import { endSessions } from './sessions.ts';
import { staff, staffSessions } from './tables.ts';

export async function readOwn({ db }: Pick<StaffDeps, 'db'>, id: string): Promise<OwnAccount> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  if (!row) throw new ApiError('SIGN_IN_REQUIRED');
  return toOwnAccount(row, (await secondFactorsOf(db, [id])).has(id));
}

/** Changes the person's own name and language. The language is not audited. */
export const changeOwn = (deps: StaffDeps, id: string, change: Body<'PUT /user/profile'>): Promise<OwnAccount> =>
  deps.db.transaction(async (tx) => {
    const before = await lockPerson(tx, id);
    const names = {
      first_name: change.firstName ?? before.first_name,
      last_name: change.lastName ?? before.last_name,
    };
    const language = change.language ?? before.language;
    const renamed = names.first_name !== before.first_name || names.last_name !== before.last_name;
    const [after = before] = await tx
      .update(staff)
      .set({ ...names, language, ...(renamed && { version: sql`${staff.version} + 1` }) })
      .where(eq(staff.id, id))
      .returning();
    const own = toOwnAccount(after, (await secondFactorsOf(tx, [id])).has(id));
    if (!renamed) return own;
    await auditPerson(tx, deps, after, { by: id, action: 'update', before: namesOf(before), after: namesOf(after) });
    return own;
  });

/** Signs a person out everywhere. */
export const signOutEverywhere = (deps: StaffDeps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    await endSessions(tx, id);
    await auditPerson(tx, deps, person, { by: id, action: 'sign-out' });
  });

/** Ends one session of a person; NOT_FOUND for a session of another person, or one that has ended. */
export const endOwnSession = (deps: StaffDeps, id: string, sessionId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    const [ended] = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staff_id, id)))
      .returning();
    if (!ended) throw new ApiError('NOT_FOUND');
    await auditPerson(tx, deps, person, { by: id, action: 'end-session' });
  });
