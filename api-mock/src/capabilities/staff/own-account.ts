import { ApiError, type OwnAccount } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';

import { audit } from '../audit/index.ts';
import { fullName, lockPerson, namesOf, type StaffDeps, toOwnAccount } from './person.ts';
import { endSessions } from './sessions.ts';
import { staff } from './tables.ts';

type Names = { firstName: string; lastName: string };

export async function readOwn({ db }: Pick<StaffDeps, 'db'>, id: string): Promise<OwnAccount> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  if (!row) throw new ApiError('SIGN_IN_REQUIRED');
  return toOwnAccount(row);
}

export const rename = (deps: StaffDeps, id: string, names: Names): Promise<OwnAccount> =>
  deps.db.transaction(async (tx) => {
    const before = await lockPerson(tx, id);
    const [after = before] = await tx
      .update(staff)
      .set({ first_name: names.firstName, last_name: names.lastName, version: sql`${staff.version} + 1` })
      .where(eq(staff.id, id))
      .returning();
    const note = { at: deps.clock.now(), by: id, action: 'update', resource: 'users', recordId: id } as const;
    await audit(tx, { ...note, title: fullName(after), before: namesOf(before), after: namesOf(after) });
    return toOwnAccount(after);
  });

/** Signs a person out everywhere. */
export const signOutEverywhere = (deps: StaffDeps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    await endSessions(tx, id);
    const note = { at: deps.clock.now(), by: id, action: 'sign-out', resource: 'users' } as const;
    await audit(tx, { ...note, recordId: id, title: fullName(person) });
  });
