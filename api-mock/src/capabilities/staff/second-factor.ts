import { randomInt } from 'node:crypto';

import { ApiError, BRAND, type SecondFactorKey } from '@prospectus/contract';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { reseal, seal, unseal } from '../../platform/secrets/seal.ts';
import { countTry } from './budgets.ts';
import { secondFactorMail } from './mails.ts';
import { provePassword } from './new-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { auditPerson, lockPerson, sendNotice, type StaffDeps, type StaffRow } from './person.ts';
import { endSessions } from './sessions.ts';
import { staffRecoveryCodes, staffSecondFactors } from './tables.ts';

type CodeDeps = { clock: Clock; keys: Keys };

const PURPOSE = 'second-factor';
// Accepts the code of a clock that is half a minute off.
const TOLERANCE_SECONDS = 30;
const STEP_SECONDS = 30;
/** A used step that is an hour ahead is of a clock that was wrong, and must not refuse every code until then. */
const STEPS_AHEAD = 3_600 / STEP_SECONDS;
const RECOVERY_CODES = 10;

/** The people among these ids whose second factor is on. */
export async function secondFactorsOf(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: staffSecondFactors.staff_id })
    .from(staffSecondFactors)
    .where(and(inArray(staffSecondFactors.staff_id, [...ids]), isNotNull(staffSecondFactors.confirmed_at)));
  return new Set(found.map(({ id }) => id));
}

/** A new key for an app for one-time codes; throws LOCKED where the second factor is on already. */
export const beginSecondFactor = (deps: StaffDeps, id: string): Promise<SecondFactorKey> =>
  deps.db.transaction(async (tx) => {
    const { email } = await lockPerson(tx, id);
    if ((await secondFactorsOf(tx, [id])).has(id))
      throw new ApiError('LOCKED', { msg: 'The second factor is on. Switch it off first.' });
    const secret = generateSecret();
    const row = { sealed: seal(deps.keys, PURPOSE, id, secret), created_at: deps.clock.now() };
    await tx
      .insert(staffSecondFactors)
      .values({ staff_id: id, ...row })
      .onConflictDoUpdate({ target: staffSecondFactors.staff_id, set: row });
    return { secret, uri: generateURI({ issuer: BRAND.name, label: email, secret }) };
  });

/** Switches the second factor on by a code of the new key; returns recovery codes, of which only hashes are stored. */
export async function confirmSecondFactor(
  deps: StaffDeps,
  { id, sessionId }: { id: string; sessionId: string | undefined },
  code: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = await Promise.all(codes.map((recovery) => hashPassword(plain(recovery))));
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    const factor = await factorOf(tx, id);
    if (!factor || factor.confirmed_at) throw new ApiError('LOCKED', { msg: 'There is no second factor to confirm.' });
    const step = await stepOf(deps, factor, code);
    if (step === undefined)
      throw new ApiError('INVALID_FIELDS', { errors: { code: 'This code is not right. Please try the next one.' } });
    await tx
      .update(staffSecondFactors)
      .set({ confirmed_at: deps.clock.now(), last_step: step })
      .where(eq(staffSecondFactors.staff_id, id));
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staff_id, id));
    await tx.insert(staffRecoveryCodes).values(hashes.map((code_hash) => ({ staff_id: id, code_hash })));
    await endSessions(tx, id, sessionId);
    await noteChange(tx, deps, person, { by: id, on: true });
  });
  return codes;
}

/** Switches a person's own second factor off, by their password. */
export async function removeSecondFactor(deps: StaffDeps, id: string, password: string): Promise<void> {
  await provePassword(deps, id, 'password', password);
  await deps.db.transaction(async (tx) => deleteSecondFactor(tx, deps, await lockPerson(tx, id), id));
}

/** Removes a person's second factor and recovery codes. */
export async function deleteSecondFactor(tx: Database, deps: StaffDeps, person: StaffRow, by: string): Promise<void> {
  const removed = await tx
    .delete(staffSecondFactors)
    .where(eq(staffSecondFactors.staff_id, person.id))
    .returning({ confirmed_at: staffSecondFactors.confirmed_at });
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staff_id, person.id));
  if (removed.some(({ confirmed_at }) => confirmed_at)) await noteChange(tx, deps, person, { by, on: false });
}

/**
 * Consumes a code where the person's second factor is on: throws SECOND_FACTOR_REQUIRED without one,
 * SECOND_FACTOR_FAILED for one that is wrong or was used before.
 */
export async function spendSecondFactor(deps: StaffDeps, staffId: string, code: string | undefined): Promise<void> {
  const factor = await factorOf(deps.db, staffId);
  if (!factor?.confirmed_at) return;
  if (!code) throw new ApiError('SECOND_FACTOR_REQUIRED');
  await countTry(deps, staffId);
  const used = (await spendCode(deps, factor, code)) || (await spendRecoveryCode(deps.db, staffId, code));
  if (!used) throw new ApiError('SECOND_FACTOR_FAILED');
}

type Factor = typeof staffSecondFactors.$inferSelect;

async function factorOf(db: Database, staffId: string): Promise<Factor | undefined> {
  const [factor] = await db.select().from(staffSecondFactors).where(eq(staffSecondFactors.staff_id, staffId));
  return factor;
}

// One statement, so that of two sign-ins with the same code one is refused.
async function spendCode(deps: CodeDeps & { db: Database }, factor: Factor, code: string): Promise<boolean> {
  const step = await stepOf(deps, factor, code);
  if (step === undefined) return false;
  const { staff_id, last_step } = staffSecondFactors;
  const used = await deps.db
    .update(staffSecondFactors)
    .set({ last_step: step })
    .where(
      and(eq(staff_id, factor.staff_id), or(isNull(last_step), lt(last_step, step), gt(last_step, step + STEPS_AHEAD))),
    )
    .returning({ staff_id });
  return used.length > 0;
}

/** While APP_SECRET is changed: encrypts every key for codes with the new one. */
export async function resealSecondFactors({ db, keys }: Pick<StaffDeps, 'db' | 'keys'>): Promise<void> {
  if (keys.accepted(PURPOSE).length === 1) return;
  const { staff_id, sealed } = staffSecondFactors;
  for (const row of await db.select().from(staffSecondFactors))
    await db
      .update(staffSecondFactors)
      .set({ sealed: reseal(keys, PURPOSE, row.staff_id, row.sealed) })
      .where(and(eq(staff_id, row.staff_id), eq(sealed, row.sealed)));
}

async function spendRecoveryCode(db: Database, staffId: string, code: string): Promise<boolean> {
  const { staff_id, code_hash } = staffRecoveryCodes;
  for (const stored of await db.select().from(staffRecoveryCodes).where(eq(staff_id, staffId))) {
    if (!(await isPassword(stored.code_hash, plain(code)))) continue;
    // Of two sign-ins with the same code one deletes it.
    const used = await db
      .delete(staffRecoveryCodes)
      .where(and(eq(staff_id, staffId), eq(code_hash, stored.code_hash)))
      .returning({ code_hash });
    return used.length > 0;
  }
  return false;
}

/** The time step of a code; undefined for a wrong one. */
async function stepOf({ clock, keys }: CodeDeps, factor: Factor, code: string): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const secret = unseal(keys, PURPOSE, factor.staff_id, factor.sealed);
  const epoch = Math.floor(clock.now().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : undefined;
}

async function noteChange(
  tx: Database,
  deps: StaffDeps,
  person: StaffRow,
  { by, on }: { by: string; on: boolean },
): Promise<void> {
  await sendNotice(tx, deps, person, secondFactorMail(deps.config.publicUrl));
  await auditPerson(tx, deps, person, { by, action: 'second-factor', before: { totp: !on }, after: { totp: on } });
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const newRecoveryCode = (): string =>
  Array.from({ length: 10 }, (_, at) => (at === 5 ? '-' : '') + LETTERS[randomInt(LETTERS.length)]).join('');
/** As it was typed, without spaces, hyphens and capital letters. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
