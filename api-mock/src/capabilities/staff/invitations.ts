import { randomBytes } from 'node:crypto';

import { ApiError, type Body, type Role, type UserRecord } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { consumeLink, personOfLink, revokeLinks, sendLink } from './links.ts';
import { refuseWeak } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { auditPerson, lockPerson, type StaffDeps } from './person.ts';
import { endSessions } from './sessions.ts';
import { staff } from './tables.ts';
import { recordOf } from './users.ts';

/**
 * Invites an address to a role: the person sets name and password by a one-time link. A person who has not verified
 * the address can be invited again; throws LOCKED for another account with that address.
 */
export async function invite(
  deps: StaffDeps,
  by: string,
  { email: address, role }: { email: string; role: Role },
): Promise<UserRecord> {
  const email = address.toLowerCase();
  // Nobody knows this password: only the link opens the account.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return deps.db.transaction(async (tx) => {
    const blank = { first_name: '', last_name: '', password_hash: passwordHash, invited_role: role };
    await tx
      .insert(staff)
      .values({ id: v7(), email, created_at: deps.clock.now(), ...blank })
      .onConflictDoNothing();
    const [person] = await tx.select().from(staff).where(eq(staff.email, email)).for('update');
    if (!person) throw new ApiError('INTERNAL');
    if (person.email_verified_at || !person.active)
      throw new ApiError('LOCKED', { msg: 'There is an account with this address already. It is in the list.' });
    const [row = person] = await tx
      .update(staff)
      .set({ ...blank, version: sql`${staff.version} + 1` })
      .where(eq(staff.id, person.id))
      .returning();
    await endSessions(tx, row.id);
    for (const purpose of ['invite', 'confirm'] as const) await revokeLinks(tx, deps.clock, row.id, purpose);
    if (!(await sendLink(tx, deps, row, 'invite'))) throw new ApiError('TOO_MANY_REQUESTS');
    await auditPerson(tx, deps, row, { by, action: 'invite', title: email, after: { email, role } });
    return recordOf(deps, tx, row);
  });
}

/** Accepts an invitation: the link verifies the address, and the person gets the role. */
export async function acceptInvitation(deps: StaffDeps, form: Body<'POST /user/invitation'>): Promise<void> {
  const { token, password, firstName, lastName } = form;
  const { id, email } = await personOfLink(deps, 'invite', token);
  await refuseWeak('password', password, { email, firstName, lastName });
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    const { invited_role: role } = await lockPerson(tx, id);
    await consumeLink(tx, deps.clock, id, 'invite', token);
    if (role === null) throw new ApiError('CONFIRMATION_EXPIRED');
    const at = deps.clock.now();
    const accepted = { first_name: firstName, last_name: lastName, password_hash: passwordHash, email_verified_at: at };
    const [row] = await tx
      .update(staff)
      .set({ ...accepted, role, invited_role: null, version: sql`${staff.version} + 1` })
      .where(eq(staff.id, id))
      .returning();
    if (!row) throw new ApiError('INTERNAL');
    const change = { before: { role: null, email_verified: false }, after: { role, email_verified: true } };
    await auditPerson(tx, deps, row, { by: id, action: 'confirm', ...change });
  });
}
