import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { audit } from '../../platform/changes/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { countTry, resetSignIns, resetTries } from './budgets.ts';
import { withMinimumTime } from './minimum-time.ts';
import { consumeLink, personOfLink, sendLink, revokeLinks } from './links.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { refuseWeak } from './password-rules.ts';
import { fullName, lockPerson, namesOf, type StaffDeps, type StaffRow } from './person.ts';
import { endSessions } from './sessions.ts';
import { staff } from './tables.ts';

/** A new password for who knows the present one; every other session of theirs ends. */
export async function changePassword(
  deps: StaffDeps,
  { id, sessionId }: { id: string; sessionId: string | undefined },
  form: { current: string; next: string },
): Promise<void> {
  const [person] = await deps.db.select().from(staff).where(eq(staff.id, id));
  if (!person) throw new ApiError('SIGN_IN_REQUIRED');
  await countTry(deps, id);
  if (!(await isPassword(person.password_hash, form.current)))
    throw wrong('current', 'This is not your present password.');
  await resetTries(deps, id);
  if (form.next === form.current) throw wrong('next', 'Please choose another password than the present one.');
  await refuseWeak('next', form.next, namesOf(person));
  const passwordHash = await hashPassword(form.next);
  await deps.db.transaction(async (tx) => {
    const locked = await lockPerson(tx, id);
    if (locked.password_hash !== person.password_hash) throw wrong('current', 'This is not your present password.');
    await setPassword(tx, deps, locked, { passwordHash, action: 'change-password', keep: sessionId });
  });
}

/** Sends the link for a new password, where the address has an account. */
export const forgotPassword = (deps: StaffDeps, email: string): Promise<void> =>
  withMinimumTime(
    deps.db.transaction(async (tx) => {
      const [person] = await tx.select().from(staff).where(eq(staff.email, email.toLowerCase()));
      if (person?.active) await sendLink(tx, deps, person, 'reset');
    }),
  );

/** Sets a new password by the link: it came by e-mail, so the address is verified with it. Every session is revoked. */
export async function resetPassword(
  deps: StaffDeps,
  form: { token: string; password: string },
  address: string,
): Promise<void> {
  const person = await personOfLink(deps, 'reset', form.token);
  await refuseWeak('password', form.password, namesOf(person));
  const passwordHash = await hashPassword(form.password);
  await deps.db.transaction(async (tx) => {
    const locked = await lockPerson(tx, person.id);
    await consumeLink(tx, deps.clock, person.id, 'reset', form.token);
    await setPassword(tx, deps, locked, { passwordHash, action: 'reset-password' });
  });
  await resetTries(deps, person.id);
  await resetSignIns(deps, { email: person.email, address });
}

type NewPassword = { passwordHash: string; action: 'change-password' | 'reset-password'; keep?: string | undefined };

async function setPassword(
  tx: Database,
  deps: StaffDeps,
  person: StaffRow,
  { passwordHash, action, keep }: NewPassword,
): Promise<void> {
  const at = deps.clock.now();
  const proved = action === 'reset-password' ? (person.email_verified_at ?? at) : person.email_verified_at;
  await tx.update(staff).set({ password_hash: passwordHash, email_verified_at: proved }).where(eq(staff.id, person.id));
  await endSessions(tx, person.id, keep);
  await revokeLinks(tx, deps.clock, person.id, 'reset');
  await deps.outbox.enqueue(tx, {
    channel: 'email',
    purpose: 'staff-note',
    subject: person.id,
    recipient: person.email,
    body: passwordChangedMail(deps.config.publicUrl),
  });
  const note = { at, by: person.id, action, resource: 'users', recordId: person.id } as const;
  await audit(tx, { ...note, title: fullName(person) });
}

const wrong = (field: string, why: string): ApiError => new ApiError('INVALID_FIELDS', { errors: { [field]: why } });
