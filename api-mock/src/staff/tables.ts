import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@prospectus/contract';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** Staff. A person without a role may sign in and sees nothing. E-mails are kept in lower case. */
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
    created_at: time().notNull(),
  },
  (table) => [uniqueIndex('staff_email').on(table.email)],
);

/** Signed-in browsers. A refresh token is known by its hash; the one before it for a moment longer. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staff_id: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    refresh_hash: text().notNull(),
    previous_hash: text(),
    rotated_at: time().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staff_id), index('staff_sessions_expires').on(table.expires_at)],
);
