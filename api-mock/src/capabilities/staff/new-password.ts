import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { countTry, resetSignIns, resetTries } from './budgets.ts';
import { consumeLink, personOfLink, sendLink, revokeLinks, withMinimumTime } from './links.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { refuseWeak } from './password-rules.ts';
import { auditPerson, lockPerson, namesOf, sendNotice, type StaffDeps, type StaffRow } from './person.ts';
import { endSessions } from './sessions.ts';
import { staff } from './tables.ts';

/** Sets a new password for a person who knows the present one; their other sessions end. */
export async function changePassword(
  deps: StaffDeps,
  { id, sessionId }: { id: string; sessionId: string | undefined },
  form: { current: string; next: string },
): Promise<void> {
  const person = await provePassword(deps, id, 'current', form.current);
  if (form.next === form.current) throw invalid('next', 'Please choose another password than the present one.');
  await refuseWeak('next', form.next, namesOf(person));
  const passwordHash = await hashPassword(form.next);
  await deps.db.transaction(async (tx) => {
    const locked = await lockPerson(tx, id);
    if (locked.password_hash !== person.password_hash) throw wrongPassword('current');
    await setPassword(tx, deps, locked, { passwordHash, action: 'change-password', keep: sessionId });
  });
}

/** Sends a link for a new password, if the address has an account. */
export const forgotPassword = (deps: StaffDeps, email: string): Promise<void> =>
  withMinimumTime(
    deps.db.transaction(async (tx) => {
      const [person] = await tx.select().from(staff).where(eq(staff.email, email.toLowerCase()));
      if (person?.active) await sendLink(tx, deps, person, 'reset');
    }),
  );

/** Sets a new password by the link, which verifies the address. Every session ends. */
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
  const now = action === 'reset-password' ? deps.clock.now() : null;
  const verifiedAt = person.email_verified_at ?? now;
  await tx
    .update(staff)
    .set({ password_hash: passwordHash, email_verified_at: verifiedAt })
    .where(eq(staff.id, person.id));
  await endSessions(tx, person.id, keep);
  await revokeLinks(tx, deps.clock, person.id, 'reset');
  await sendNotice(tx, deps, person, passwordChangedMail(deps.config.publicUrl));
  await auditPerson(tx, deps, person, { by: person.id, action });
}

/** The person, whose present password is checked; a wrong one is an error of the field. */
export async function provePassword(deps: StaffDeps, id: string, field: string, password: string): Promise<StaffRow> {
  const [person] = await deps.db.select().from(staff).where(eq(staff.id, id));
  if (!person) throw new ApiError('SIGN_IN_REQUIRED');
  await countTry(deps, id);
  if (!(await isPassword(person.password_hash, password))) throw wrongPassword(field);
  await resetTries(deps, id);
  return person;
}

const invalid = (field: string, reason: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: reason } });
const wrongPassword = (field: string) => invalid(field, 'This is not your present password.');
