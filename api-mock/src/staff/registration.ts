import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';

import { audit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import type { Budget } from '../http/limit.ts';
import { hasLeft } from './budgets.ts';
import { inEvenTime } from './even-time.ts';
import { consumeLink, personOfLink, sendLink } from './links.ts';
import { alreadyRegisteredMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeak } from './password-rules.ts';
import { fullName, lockPerson, type StaffDeps } from './person.ts';
import { staff } from './tables.ts';

type SignUp = { firstName: string; lastName: string; email: string; password: string };

// Who has an account is told that somebody asked for one: once a day.
const NOTES: Budget = { scope: 'sign-up-note', points: 1, seconds: 86_400 };

/** Asks for an account, without a role. A taken address changes nothing, takes as long and looks the same. */
export async function register(deps: StaffDeps, form: SignUp): Promise<void> {
  await refuseWeak('password', form.password, form);
  await inEvenTime(ask(deps, form));
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
    if (!made) return tell(tx, deps, row.email);
    await sendLink(tx, deps, made, 'confirm');
    const { id, email } = made;
    const note = { at: made.created_at, by: null, action: 'register', resource: 'users' } as const;
    await audit(tx, { ...note, recordId: id, title: fullName(made), after: { email, role: null } });
  });
}

async function tell(tx: Database, deps: StaffDeps, email: string): Promise<void> {
  const [known] = await tx.select().from(staff).where(eq(staff.email, email));
  if (!known?.active || !(await hasLeft({ ...deps, db: tx }, NOTES, known.id))) return;
  await deps.outbox.enqueue(tx, {
    channel: 'email',
    purpose: 'staff-note',
    subject: known.id,
    recipient: known.email,
    body: alreadyRegisteredMail(deps.config.publicUrl),
  });
}

/** Sends the link that proves an address again, where there is somebody whose address is not proved. */
export const sendConfirmation = (deps: StaffDeps, email: string): Promise<void> =>
  inEvenTime(
    deps.db.transaction(async (tx) => {
      const [person] = await tx.select().from(staff).where(eq(staff.email, email.toLowerCase()));
      if (person?.active && !person.email_verified_at) await sendLink(tx, deps, person, 'confirm');
    }),
  );

/** Marks the address as proved that a link went out to. Throws CONFIRMATION_EXPIRED for a link that is not good. */
export async function confirmEmail(deps: StaffDeps, key: string): Promise<void> {
  const { id } = await personOfLink(deps, 'confirm', key);
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    await consumeLink(tx, deps.clock, id, 'confirm', key);
    const at = deps.clock.now();
    await tx
      .update(staff)
      .set({ email_verified_at: person.email_verified_at ?? at })
      .where(eq(staff.id, id));
    const changed = { before: { email_verified: false }, after: { email_verified: true } };
    await audit(tx, {
      ...{ at, by: id, action: 'confirm', resource: 'users', recordId: id, title: fullName(person) },
      ...changed,
    });
  });
}
