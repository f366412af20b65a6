import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';

import { audit } from '../../platform/changes/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Budget } from '../../platform/limits/limit.ts';
import { countTry, resetTries, hasLeft } from './budgets.ts';
import { withMinimumTime } from './minimum-time.ts';
import { consumeLink, personOfLink, sendLink } from './links.ts';
import { alreadyRegisteredMail } from './mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { refuseWeak } from './password-rules.ts';
import { fullName, lockPerson, type StaffDeps, type StaffRow } from './person.ts';
import { endSessions } from './sessions.ts';
import { staff } from './tables.ts';

type Confirmation = { token: string; password: string };
type SignUp = { firstName: string; lastName: string; email: string; password: string };

// The owner of an existing account is notified that somebody registered its address: once a day.
const NOTES: Budget = { scope: 'sign-up-note', points: 1, seconds: 86_400 };

/**
 * Registers an account, without a role. A known address takes as long and answers the same: where it is verified
 * nothing changes, else the newest request counts, so that nobody can block an address that is not theirs.
 */
export async function register(deps: StaffDeps, form: SignUp): Promise<void> {
  await refuseWeak('password', form.password, form);
  await withMinimumTime(ask(deps, form));
}

async function ask(deps: StaffDeps, form: SignUp): Promise<void> {
  const row = {
    id: v7(),
    email: form.email.toLowerCase(),
    first_name: form.firstName,
    last_name: form.lastName,
    password_hash: await hashPassword(form.password),
    created_at: deps.clock.now(),
  };
  await deps.db.transaction(async (tx) => {
    const [made] = await tx.insert(staff).values(row).onConflictDoNothing().returning();
    if (!made) return askAgain(tx, deps, row);
    await sendLink(tx, deps, made, 'confirm');
    const { id, email } = made;
    const note = { at: made.created_at, by: null, action: 'register', resource: 'users' } as const;
    await audit(tx, { ...note, recordId: id, title: fullName(made), after: { email, role: null } });
  });
}

async function askAgain(
  tx: Database,
  deps: StaffDeps,
  {
    email,
    first_name,
    last_name,
    password_hash,
  }: Pick<StaffRow, 'email' | 'first_name' | 'last_name' | 'password_hash'>,
): Promise<void> {
  const [known] = await tx.select().from(staff).where(eq(staff.email, email)).for('update');
  if (!known?.active) return;
  if (known.email_verified_at) return tell(tx, deps, known);
  await tx.update(staff).set({ first_name, last_name, password_hash }).where(eq(staff.id, known.id));
  await endSessions(tx, known.id);
  await sendLink(tx, deps, known, 'confirm');
}

async function tell(tx: Database, deps: StaffDeps, known: StaffRow): Promise<void> {
  if (!(await hasLeft({ ...deps, db: tx }, NOTES, known.id))) return;
  await deps.outbox.enqueue(tx, {
    channel: 'email',
    purpose: 'staff-note',
    subject: known.id,
    recipient: known.email,
    body: alreadyRegisteredMail(deps.config.publicUrl),
  });
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
 * Marks the address of a link as verified, and revokes all sessions. The account's password is required, so that the
 * owner of the mailbox does not approve a password that somebody else has registered. Throws
 * CONFIRMATION_EXPIRED for a link that is not good, SIGN_IN_FAILED for another password.
 */
export async function confirmEmail(deps: StaffDeps, { token: key, password }: Confirmation): Promise<void> {
  const { id, password_hash } = await personOfLink(deps, 'confirm', key);
  await countTry(deps, id);
  if (!(await isPassword(password_hash, password))) throw new ApiError('SIGN_IN_FAILED');
  await resetTries(deps, id);
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    // The account was asked for again meanwhile, with another password.
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
    const changed = { before: { email_verified: false }, after: { email_verified: true } };
    await audit(tx, {
      ...{ at, by: id, action: 'confirm', resource: 'users', recordId: id, title: fullName(person) },
      ...changed,
    });
  });
}
