import { ROLE, type Role, type StaffUser } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Deps } from '../deps.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { staff, staffSessions } from './tables.ts';

type SignUp = { firstName: string; lastName: string; email: string; password: string };
type AccountDeps = Pick<Deps, 'db' | 'clock'>;

/** Asks for an account, without a role. A taken address changes nothing and takes as long. */
export async function register({ db, clock }: AccountDeps, form: SignUp): Promise<void> {
  await db
    .insert(staff)
    .values(await rowOf(clock.now(), form, null))
    .onConflictDoNothing();
}

/** The person with this e-mail and password; nobody, after the same time, for anything else. */
export async function findByPassword(
  { db }: AccountDeps,
  email: string,
  password: string,
): Promise<StaffUser | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email.toLowerCase()));
  const right = await isPassword(row?.active ? row.password_hash : undefined, password);
  return row && right
    ? { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name, role: row.role }
    : undefined;
}

const DEMO: readonly (SignUp & { role: Role })[] = [
  {
    firstName: 'Demo',
    lastName: 'Admin',
    email: 'admin@prospectus.test',
    password: 'admin-prospectus-2026',
    role: ROLE.ADMIN,
  },
  {
    firstName: 'Demo',
    lastName: 'Events',
    email: 'events@prospectus.test',
    password: 'events-prospectus-2026',
    role: ROLE.EVENT_CREATER,
  },
];

/**
 * In `local` the demo accounts exist. In `production` they are shut, and the first admin is made while there is none;
 * an account that someone asked for under that address before is taken over, its password with it.
 */
export async function ensureAccounts({ db, clock, config }: AccountDeps & Pick<Deps, 'config'>): Promise<void> {
  const now = clock.now();
  if (config.mode === 'local') {
    const known = new Set((await db.select({ email: staff.email }).from(staff)).map(({ email }) => email));
    for (const { role, ...form } of DEMO) {
      if (!known.has(form.email))
        await db
          .insert(staff)
          .values(await rowOf(now, form, role))
          .onConflictDoNothing();
    }
    return;
  }
  for (const { email } of DEMO) await db.update(staff).set({ active: false }).where(eq(staff.email, email));
  if (!config.firstAdmin) return;
  const [counted] = await db
    .select({ admins: sql<number>`count(*)::int` })
    .from(staff)
    .where(sql`${staff.role} = ${ROLE.ADMIN} and ${staff.active}`);
  if (counted && counted.admins > 0) return;
  const row = await rowOf(now, { firstName: 'First', lastName: 'Admin', ...config.firstAdmin }, ROLE.ADMIN);
  const [admin] = await db
    .insert(staff)
    .values(row)
    .onConflictDoUpdate({
      target: staff.email,
      set: { password_hash: row.password_hash, role: row.role, active: true },
    })
    .returning({ id: staff.id });
  // Whoever signed in under this address before is not the first admin.
  if (admin) await db.delete(staffSessions).where(eq(staffSessions.staff_id, admin.id));
}

const rowOf = async (now: Date, form: SignUp, role: Role | null) => ({
  id: v7(),
  email: form.email.toLowerCase(),
  first_name: form.firstName,
  last_name: form.lastName,
  password_hash: await hashPassword(form.password),
  role,
  created_at: now,
});
