import type { Role, StaffUser } from '@prospectus/contract';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

type StaffLanguage = NonNullable<StaffUser['language']>;
const personId = () =>
  uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** Staff. A person without a role can sign in and sees nothing. E-mails are stored in lower case. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    password_hash: text().notNull(),
    role: integer().$type<Role>(),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    created_at: time().notNull(),
    /** When the person verified the address. A role requires it. */
    email_verified_at: time(),
    last_sign_in_at: time(),
    /** When one of their browsers last got a token. */
    last_seen_at: time(),
    /** The language of the console they chose. */
    language: text().$type<StaffLanguage>(),
    /** The role of their open invitation. */
    invited_role: integer().$type<Role>(),
  },
  (table) => [uniqueIndex('staff_email').on(table.email)],
);

/** Signed-in browsers. Refresh tokens are stored as hashes; the previous one is valid for a few seconds more. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staff_id: personId(),
    /** The name in its `User-Agent` header at the sign-in; nothing else of the header is stored. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    refresh_hash: text().notNull(),
    previous_hash: text(),
    rotated_at: time().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staff_id), index('staff_sessions_expires').on(table.expires_at)],
);

export type LinkPurpose = 'confirm' | 'reset' | 'invite';

/** One-time links that went out by e-mail, known by the hash of their key. */
export const staffLinks = pgTable(
  'staff_links',
  {
    key_hash: text().primaryKey(),
    staff_id: personId(),
    purpose: text().$type<LinkPurpose>().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [index('staff_links_staff').on(table.staff_id), index('staff_links_expires').on(table.expires_at)],
);

/** A person's second factor: an encrypted key for one-time codes. It is on once a code was confirmed. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  staff_id: personId().primaryKey(),
  sealed: text().notNull(),
  created_at: time().notNull(),
  confirmed_at: time(),
  /** The time step of the newest accepted code: no code is accepted twice. */
  last_step: integer(),
});

/** Recovery codes, each of which replaces a one-time code once; stored as hashes. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staff_id: personId(), code_hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.staff_id, table.code_hash] })],
);
