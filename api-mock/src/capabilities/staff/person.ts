import { ApiError, type OwnAccount, type UserRecord } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { audit, type AuditNote } from '../../platform/changes/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Mail } from './mails.ts';
import { staff } from './tables.ts';

export type StaffRow = typeof staff.$inferSelect;
/** Facts of a person in other tables. */
export type Standing = { openSessions: number; secondFactor: boolean };
export type StaffDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config' | 'access'> & { outbox: Outbox };

/** The columns of a person in answers. */
export const PERSON = {
  id: staff.id,
  email: staff.email,
  firstName: staff.first_name,
  lastName: staff.last_name,
  role: staff.role,
  language: staff.language,
} as const;

/** The names that a password must not contain and mails are addressed to. */
export const namesOf = ({ email, first_name, last_name }: StaffRow) => ({
  email,
  firstName: first_name,
  lastName: last_name,
});

export const fullName = ({ first_name, last_name }: Pick<StaffRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** A person's own account. */
export const toOwnAccount = (row: StaffRow, secondFactor: boolean): OwnAccount => ({
  id: row.id,
  ...namesOf(row),
  role: row.role,
  language: row.language,
  email_verified: row.email_verified_at !== null,
  second_factor: secondFactor,
});

/** A member of staff as User Management shows them. */
export const toUserRecord = (row: StaffRow, { openSessions, secondFactor }: Standing): UserRecord => ({
  ...toOwnAccount(row, secondFactor),
  version: row.version,
  active: row.active,
  created_at: row.created_at.toISOString(),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  open_sessions: openSessions,
  invited_role: row.role === null ? row.invited_role : null,
  waiting: row.active && row.role === null && row.invited_role === null,
});

/** A person's row, locked: every change of an account, its sessions or links locks this first. */
export async function lockPerson(tx: Database, id: string): Promise<StaffRow> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

type PersonNote = Pick<AuditNote, 'action' | 'by'> & Partial<AuditNote>;

/** Adds an entry about a person to the audit log. */
export const auditPerson = (
  tx: Database,
  { clock }: Pick<StaffDeps, 'clock'>,
  person: StaffRow,
  note: PersonNote,
): Promise<void> =>
  audit(tx, { at: clock.now(), resource: 'users', recordId: person.id, title: fullName(person), ...note });

/** Sends a notice about their account to a person. */
export const sendNotice = (
  tx: Database,
  { outbox }: Pick<StaffDeps, 'outbox'>,
  { id, email }: StaffRow,
  body: Mail,
): Promise<unknown> =>
  outbox.enqueue(tx, { channel: 'email', purpose: 'staff-note', subject: id, recipient: email, body });
