import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

import type { OpenSession, StaffUser } from '@prospectus/contract';
import { and, count, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { PERSON } from './person.ts';
import { staff, staffSessions } from './tables.ts';

type SessionDeps = Pick<Platform, 'db' | 'clock'>;
/** The names of a browser and its system, such as “Chrome” and “Windows”; empty where unknown. */
export type BrowserName = { browser: string; system: string };
/** A session that was opened or renewed, with the next refresh token. */
export type OpenedSession = { sessionId: string; user: StaffUser; refresh: string };

/** How long a browser stays signed in without a visit, in seconds. */
export const SESSION_SECONDS = 14 * 86_400;
/** How long it stays signed in at most. */
const MAX_SESSION_MS = 30 * 86_400_000;
// The previous token stays valid for a while: a second tab can renew at the same time, and an answer can be lost.
const GRACE_MS = 30_000;

/**
 * Opens a session in a browser for a person whose password matched `passwordHash`; undefined where it was changed,
 * or the account deactivated, at the same time.
 */
export const openSession = (
  { db, clock }: SessionDeps,
  staffId: string,
  passwordHash: string,
  browser: BrowserName,
): Promise<OpenedSession | undefined> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [user] = await tx
      .update(staff)
      .set({ last_sign_in_at: now, last_seen_at: now })
      .where(and(eq(staff.id, staffId), eq(staff.password_hash, passwordHash), eq(staff.active, true)))
      .returning(PERSON);
    if (!user) return undefined;
    const [id, key] = [v7(), randomBytes(KEY_BYTES).toString('base64url')];
    await tx.insert(staffSessions).values({
      id,
      staff_id: user.id,
      ...browser,
      refresh_hash: hashOf(key),
      rotated_at: now,
      created_at: now,
      expires_at: expiry(now),
    });
    return { sessionId: id, user, refresh: `${id}.${key}` };
  });

/**
 * Exchanges a refresh token for the next one; the same token always gives the same next one. A token that is used again
 * after the grace period was copied: the session ends.
 */
export async function renewSession(
  deps: SessionDeps & Pick<Platform, 'keys'>,
  refresh: string,
): Promise<OpenedSession | undefined> {
  const presented = readRefresh(refresh);
  if (!presented) return undefined;
  const { db, clock } = deps;
  const now = clock.now();
  const next = nextKey(deps.keys.current('staff-refresh'), presented.key);
  const [rotated] = await db
    .update(staffSessions)
    .set({
      refresh_hash: hashOf(next),
      previous_hash: presented.hash,
      rotated_at: now,
      expires_at: sql`least(${expiry(now).toISOString()}::timestamptz, ${staffSessions.created_at} + ${`${MAX_SESSION_MS} milliseconds`}::interval)`,
    })
    .where(
      and(
        eq(staffSessions.id, presented.id),
        eq(staffSessions.refresh_hash, presented.hash),
        gt(staffSessions.expires_at, now),
      ),
    )
    .returning();
  const user = await personOfSession(deps, presented.id);
  if (!user) return undefined;
  if (rotated) {
    await db.update(staff).set({ last_seen_at: now }).where(eq(staff.id, user.id));
    return { sessionId: rotated.id, user, refresh: `${rotated.id}.${next}` };
  }
  const repeated = await nextInGrace(deps, presented);
  if (repeated) return { sessionId: presented.id, user, refresh: `${presented.id}.${repeated}` };
  await endSession(deps, presented.id);
  return undefined;
}

/** The person of a session; undefined where it has ended or the account is deactivated. */
export async function personOfSession({ db, clock }: SessionDeps, sessionId: string): Promise<StaffUser | undefined> {
  const [row] = await db
    .select(PERSON)
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staff_id))
    .where(and(eq(staffSessions.id, sessionId), gt(staffSessions.expires_at, clock.now()), eq(staff.active, true)));
  return row;
}

/** The number of open sessions by person; people without one are absent. */
export async function openSessionsOf(
  { db, clock }: SessionDeps,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const found = await db
    .select({ person: staffSessions.staff_id, open: count() })
    .from(staffSessions)
    .where(and(inArray(staffSessions.staff_id, [...people]), gt(staffSessions.expires_at, clock.now())))
    .groupBy(staffSessions.staff_id);
  return new Map(found.map(({ person, open }) => [person, open]));
}

/** A person's open sessions, newest first; `current` is the session of the request. */
export async function sessionsOf(
  { db, clock }: SessionDeps,
  staffId: string,
  current: string | undefined,
): Promise<OpenSession[]> {
  const found = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staff_id, staffId), gt(staffSessions.expires_at, clock.now())))
    .orderBy(desc(staffSessions.created_at));
  return found.map(({ id, browser, system, created_at, rotated_at }) => ({
    id,
    browser,
    system,
    created_at: created_at.toISOString(),
    last_seen_at: rotated_at.toISOString(),
    current: id === current,
  }));
}

/** Deletes expired sessions. */
export async function sweepSessions({ db, clock }: SessionDeps): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.expires_at, clock.now()));
}

export async function endSession({ db }: Pick<Platform, 'db'>, sessionId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
}

/** Ends all sessions of a person, except one if it is named. */
export async function endSessions(tx: Database, staffId: string, except?: string): Promise<void> {
  const all = eq(staffSessions.staff_id, staffId);
  await tx.delete(staffSessions).where(except === undefined ? all : and(all, ne(staffSessions.id, except)));
}

/** The session of a refresh token that is its newest or previous one. */
export async function sessionOfRefresh({ db }: Pick<Platform, 'db'>, refresh: string): Promise<string | undefined> {
  const presented = readRefresh(refresh);
  if (!presented) return undefined;
  const [row] = await db.select().from(staffSessions).where(eq(staffSessions.id, presented.id));
  return row && (isSame(row.refresh_hash, presented.hash) || isSame(row.previous_hash ?? '', presented.hash))
    ? row.id
    : undefined;
}

type Presented = { id: string; key: string; hash: string };

/** The next token of one that was renewed within the grace period; undefined for any other. */
async function nextInGrace(
  { db, clock, keys }: SessionDeps & Pick<Platform, 'keys'>,
  presented: Presented,
): Promise<string | undefined> {
  const [row] = await db.select().from(staffSessions).where(eq(staffSessions.id, presented.id));
  if (!row || !isSame(row.previous_hash ?? '', presented.hash)) return undefined;
  if (clock.now().getTime() - row.rotated_at.getTime() > GRACE_MS) return undefined;
  return keys
    .accepted('staff-refresh')
    .map((secret) => nextKey(secret, presented.key))
    .find((next) => isSame(row.refresh_hash, hashOf(next)));
}

function readRefresh(refresh: string): Presented | undefined {
  const [, id, key] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(refresh) ?? [];
  return id && key ? { id, key, hash: hashOf(key) } : undefined;
}

const KEY_BYTES = 32;
const nextKey = (secret: KeyObject, key: string): string =>
  createHmac('sha256', secret).update(key).digest('base64url');
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
const expiry = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000);
const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
