import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { ApiError } from '@prospectus/contract';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Budget } from '../../platform/limits/limit.ts';
import { hasLeft } from './budgets.ts';
import { invitationMail, resetMail, staffConfirmationMail } from './mails.ts';
import type { StaffRow } from './person.ts';
import { type LinkPurpose, staff, staffLinks } from './tables.ts';

export type MailDeps = Pick<Platform, 'clock' | 'keys' | 'config'> & { outbox: Outbox };

const MINUTE_MS = 60_000;
const LINKS = {
  confirm: { lifetimeMs: 24 * 60 * MINUTE_MS, mail: staffConfirmationMail },
  reset: { lifetimeMs: 30 * MINUTE_MS, mail: resetMail },
  invite: { lifetimeMs: 7 * 24 * 60 * MINUTE_MS, mail: invitationMail },
} as const;

// For each purpose and person, so that others cannot flood a mailbox.
const PER_MINUTE: Budget = { scope: 'staff-link-pause', points: 1, seconds: 60 };
const PER_DAY: Budget = { scope: 'staff-link-day', points: 5, seconds: 86_400 };

/** Sends a one-time link by e-mail; false where the person's budget is spent. */
export async function sendLink(tx: Database, deps: MailDeps, person: StaffRow, purpose: LinkPurpose): Promise<boolean> {
  const subject = `${purpose}:${person.id}`;
  for (const budget of [PER_MINUTE, PER_DAY]) if (!(await hasLeft({ ...deps, db: tx }, budget, subject))) return false;
  const now = deps.clock.now();
  const key = randomBytes(32).toString('base64url');
  const { lifetimeMs, mail } = LINKS[purpose];
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await tx
    .insert(staffLinks)
    .values({ key_hash: hashOf(key), staff_id: person.id, purpose, created_at: now, expires_at: expiresAt });
  await deps.outbox.enqueue(tx, {
    channel: 'email',
    purpose: `staff-${purpose}`,
    subject: person.id,
    recipient: person.email,
    body: mail(deps.config.publicUrl),
    secretText: key,
    expiresAt,
  });
  return true;
}

/** The person of a valid link; a wrong, used or expired one throws CONFIRMATION_EXPIRED. */
export async function personOfLink(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  purpose: LinkPurpose,
  key: string,
): Promise<StaffRow> {
  const [found] = await db
    .select({ person: staff })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staff_id))
    .where(and(isOpen(purpose, clock.now()), eq(staffLinks.key_hash, hashOf(key)), eq(staff.active, true)));
  if (!found) throw new ApiError('CONFIRMATION_EXPIRED');
  return found.person;
}

/** Consumes a link, and revokes the others of its purpose. Call it with the person's row locked. */
export async function consumeLink(
  tx: Database,
  clock: Clock,
  staffId: string,
  purpose: LinkPurpose,
  key: string,
): Promise<void> {
  const used = await revokeLinks(tx, clock, staffId, purpose);
  if (!used.includes(hashOf(key))) throw new ApiError('CONFIRMATION_EXPIRED');
}

/** Revokes every open link of a purpose, and returns their hashes. */
export async function revokeLinks(
  tx: Database,
  clock: Clock,
  staffId: string,
  purpose: LinkPurpose,
): Promise<string[]> {
  const now = clock.now();
  const used = await tx
    .update(staffLinks)
    .set({ used_at: now })
    .where(and(isOpen(purpose, now), eq(staffLinks.staff_id, staffId)))
    .returning({ hash: staffLinks.key_hash });
  return used.map(({ hash }) => hash);
}

const MINIMUM_MS = 200;

/** Waits for work, and at least a fixed time: the time does not reveal whether an address has an account. */
export async function withMinimumTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(MINIMUM_MS)]);
}

/** Deletes expired links. */
export async function sweepLinks({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.delete(staffLinks).where(lte(staffLinks.expires_at, clock.now()));
}

const isOpen = (purpose: LinkPurpose, now: Date) =>
  and(eq(staffLinks.purpose, purpose), isNull(staffLinks.used_at), gt(staffLinks.expires_at, now));

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
