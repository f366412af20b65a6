import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** Live lectures; days and times are wall-clock in Asia/Kolkata. */
export const lectures = pgTable(
  'live_lectures',
  {
    id: uuid().primaryKey(),
    course_name: text().notNull(),
    sem_year: text().notNull(),
    batch: text().notNull(),
    subject_name: text().notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    start_time: text().notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    end_time: text().notNull(),
    version: integer().notNull().default(1),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [index('live_lectures_days').on(table.start_date, table.end_date)],
);
