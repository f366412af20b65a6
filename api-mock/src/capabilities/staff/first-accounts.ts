import { ROLE, type Role } from '@prospectus/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Platform } from '../../platform/platform.ts';
import { StartError } from '../../platform/config/config.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeak } from './password-rules.ts';
import { staff, staffSecondFactors, staffSessions } from './tables.ts';

type AccountDeps = Pick<Platform, 'db' | 'clock' | 'config'>;
type Account = { firstName: string; lastName: string; email: string; password: string; role: Role };

const demo = (lastName: string, role: Role): Account => {
  const name = lastName.toLowerCase();
  return { firstName: 'Demo', lastName, email: `${name}@prospectus.test`, password: `${name}-prospectus-2026`, role };
};
const DEMO: readonly Account[] = [
  demo('Admin', ROLE.ADMIN),
  demo('Events', ROLE.EVENT_CREATER),
  demo('Counsellor', ROLE.COUNSELLOR),
];
const DEMO_EMAILS = DEMO.map(({ email }) => email);

/** Further counsellors for the demo leads; nobody signs in as them. */
const COLLEAGUES = [
  { firstName: 'Second', lastName: 'Counsellor', email: 'counsellor-2@prospectus.test', role: ROLE.COUNSELLOR },
  { firstName: 'Third', lastName: 'Counsellor', email: 'counsellor-3@prospectus.test', role: ROLE.COUNSELLOR },
];

/**
 * In `local` the demo accounts exist. In `production` they are deactivated, and the first admin is created while there is
 * none; it replaces an account that was registered with that address.
 */
export async function ensureAccounts(deps: AccountDeps): Promise<void> {
  if (deps.config.mode === 'local') return ensureDemo(deps);
  const emails = [...DEMO_EMAILS, ...COLLEAGUES.map(({ email }) => email)];
  await deps.db.update(staff).set({ active: false }).where(inArray(staff.email, emails));
  await ensureFirstAdmin(deps);
}

/** Restores the demo accounts and deletes all others. Sessions of the demo accounts stay. */
export async function resetAccounts(deps: AccountDeps): Promise<void> {
  await deps.db.delete(staff).where(notInArray(staff.email, DEMO_EMAILS));
  await deps.db.delete(staffSecondFactors);
  for (const account of DEMO) {
    const { password_hash, role, first_name, last_name } = await rowOf(deps, account);
    await deps.db
      .update(staff)
      .set({
        password_hash,
        role,
        first_name,
        last_name,
        active: true,
        email_verified_at: deps.clock.now(),
        language: null,
      })
      .where(eq(staff.email, account.email));
  }
}

/** Adds the counsellors of the demo leads where they are missing. */
export const ensureColleagues = (deps: AccountDeps, password: string): Promise<void> =>
  ensure(
    deps,
    COLLEAGUES.map((account) => ({ ...account, password })),
  );

const ensureDemo = (deps: AccountDeps): Promise<void> => ensure(deps, DEMO);

async function ensure(deps: AccountDeps, accounts: readonly Account[]): Promise<void> {
  const known = new Set((await deps.db.select({ email: staff.email }).from(staff)).map(({ email }) => email));
  for (const account of accounts) {
    if (known.has(account.email)) continue;
    await deps.db
      .insert(staff)
      .values(await rowOf(deps, account))
      .onConflictDoNothing();
  }
}

async function ensureFirstAdmin(deps: AccountDeps): Promise<void> {
  const { db, config } = deps;
  if (!config.firstAdmin) return;
  const [admin] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, ROLE.ADMIN), eq(staff.active, true)))
    .limit(1);
  if (admin) return;
  const { email, password } = config.firstAdmin;
  await refuseWeak('password', password, { firstName: '', lastName: '', email }).catch(() => {
    throw new StartError('ADMIN_PASSWORD is easy to guess; production needs one that is not.');
  });
  const row = await rowOf(deps, { firstName: 'First', lastName: 'Admin', role: ROLE.ADMIN, ...config.firstAdmin });
  const [made] = await db
    .insert(staff)
    .values(row)
    .onConflictDoUpdate({
      target: staff.email,
      set: {
        password_hash: row.password_hash,
        role: row.role,
        active: true,
        email_verified_at: row.email_verified_at,
        version: sql`${staff.version} + 1`,
      },
    })
    .returning({ id: staff.id });
  // Sessions of an account registered with this address before are not the first admin's.
  if (made) await db.delete(staffSessions).where(eq(staffSessions.staff_id, made.id));
}

// The operator has set the addresses, so they count as verified.
const rowOf = async ({ clock }: AccountDeps, { email, firstName, lastName, password, role }: Account) => ({
  id: v7(),
  email: email.toLowerCase(),
  first_name: firstName,
  last_name: lastName,
  password_hash: await hashPassword(password),
  role,
  created_at: clock.now(),
  email_verified_at: clock.now(),
});
