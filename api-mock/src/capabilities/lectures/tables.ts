import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });
const CLOCK = sql.raw(`'^([01][0-9]|2[0-3]):[0-5][0-9]$'`);

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
  (table) => [
    index('live_lectures_days').on(table.start_date, table.end_date),
    check('live_lectures_times', sql`${table.start_time} ~ ${CLOCK} and ${table.end_time} ~ ${CLOCK}`),
    check(
      'live_lectures_end_after_start',
      sql`(${table.end_date}, ${table.end_time} collate "C") >= (${table.start_date}, ${table.start_time} collate "C")`,
    ),
    check(
      'live_lectures_lengths',
      sql`char_length(${table.course_name}) between 1 and 160 and char_length(${table.subject_name}) between 1 and 160
        and char_length(${table.sem_year}) between 1 and 60 and char_length(${table.batch}) between 1 and 60`,
    ),
  ],
);
