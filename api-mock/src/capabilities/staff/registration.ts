import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import type { Budget } from '../../platform/limits/limit.ts';
import { countTry, resetTries, hasLeft } from './budgets.ts';
import { consumeLink, personOfLink, sendLink, withMinimumTime } from './links.ts';
import { alreadyRegisteredMail } from './mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { refuseWeak } from './password-rules.ts';
import { auditPerson, lockPerson, sendNotice, type StaffDeps, type StaffRow } from './person.ts';
import { endSessions } from './sessions.ts';
import { staff } from './tables.ts';

type Confirmation = { token: string; password: string };
type SignUp = { firstName: string; lastName: string; email: string; password: string };

// The owner of an account is notified once a day that its address was registered again.
const NOTES: Budget = { scope: 'sign-up-note', points: 1, seconds: 86_400 };

/**
 * Registers an account without a role. A known address gets the same answer after the same time: a verified account stays
 * as it is; an unverified one takes the newest request, so that nobody can block an address of another person.
 */
export async function register(deps: StaffDeps, form: SignUp): Promise<void> {
  await refuseWeak('password', form.password, form);
  await withMinimumTime(insertOrUpdate(deps, form));
}

async function insertOrUpdate(deps: StaffDeps, form: SignUp): Promise<void> {
  const fields = {
    email: form.email.toLowerCase(),
    first_name: form.firstName,
    last_name: form.lastName,
    password_hash: await hashPassword(form.password),
  };
  const row = { ...fields, id: v7(), created_at: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    const [made] = await tx.insert(staff).values(row).onConflictDoNothing().returning();
    if (!made) return updateKnown(tx, deps, fields);
    await sendLink(tx, deps, made, 'confirm');
    const after = { email: made.email, role: null };
    await auditPerson(tx, deps, made, { at: made.created_at, by: null, action: 'register', after });
  });
}

async function updateKnown(
  tx: Database,
  deps: StaffDeps,
  { email, ...changes }: Pick<StaffRow, 'email' | 'first_name' | 'last_name' | 'password_hash'>,
): Promise<void> {
  const [known] = await tx.select().from(staff).where(eq(staff.email, email)).for('update');
  if (!known?.active) return;
  if (known.email_verified_at) {
    if (await hasLeft({ ...deps, db: tx }, NOTES, known.id))
      await sendNotice(tx, deps, known, alreadyRegisteredMail(deps.config.publicUrl));
    return;
  }
  await tx.update(staff).set(changes).where(eq(staff.id, known.id));
  await endSessions(tx, known.id);
  await sendLink(tx, deps, known, 'confirm');
}

/** Sends the confirmation link again, where there is an account with an unverified address. */
export const sendConfirmation = (deps: StaffDeps, email: string): Promise<void> =>
  withMinimumTime(
    deps.db.transaction(async (tx) => {
      const [person] = await tx.select().from(staff).where(eq(staff.email, email.toLowerCase()));
      if (person?.active && !person.email_verified_at) await sendLink(tx, deps, person, 'confirm');
    }),
  );

/**
 * Marks the address of a link as verified, and revokes all sessions. It requires the account's password, so that the owner
 * of the mailbox does not approve a password that another person has registered. Throws CONFIRMATION_EXPIRED for an
 * invalid link, SIGN_IN_FAILED for a wrong password.
 */
export async function confirmEmail(deps: StaffDeps, { token: key, password }: Confirmation): Promise<void> {
  const { id, password_hash } = await personOfLink(deps, 'confirm', key);
  await countTry(deps, id);
  if (!(await isPassword(password_hash, password))) throw new ApiError('SIGN_IN_FAILED');
  await resetTries(deps, id);
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    // The account was registered again at the same time, with another password.
    if (person.password_hash !== password_hash) throw new ApiError('CONFIRMATION_EXPIRED');
    await endSessions(tx, id);
    await consumeLink(tx, deps.clock, id, 'confirm', key);
    const at = deps.clock.now();
    await tx
      .update(staff)
      .set({
        email_verified_at: person.email_verified_at ?? at,
        role: person.role ?? person.invited_role,
        invited_role: null,
      })
      .where(eq(staff.id, id));
    const change = { before: { email_verified: false }, after: { email_verified: true } };
    await auditPerson(tx, deps, person, { by: id, action: 'confirm', ...change });
  });
}
