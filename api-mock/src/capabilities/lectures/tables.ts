import type { LectureTimes } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

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
    series_id: uuid(),
    /** Its day in the pattern of its series, also after a move. */
    series_day: date({ mode: 'string' }),
    /** Changed separately from its series. */
    is_exception: boolean().notNull().default(false),
    cancelled_at: time(),
    moved_from: jsonb().$type<LectureTimes>(),
    moved_at: time(),
    /** Stored for 30 more days, so that feeds list it as cancelled. */
    deleted_at: time(),
    /** The number of changes that calendars must see. */
    sequence: integer().notNull().default(0),
    /** Who allowed it to clash. */
    clash_allowed_by: uuid(),
    clash_allowed_at: time(),
  },
  (table) => [
    index('live_lectures_days').on(table.start_date, table.end_date),
    index('live_lectures_on_days')
      .using('gist', sql`daterange(start_date, end_date, '[]')`)
      .where(sql`deleted_at is null`),
    index('live_lectures_batch').on(table.course_name, table.sem_year, table.batch, table.start_date),
    index('live_lectures_batch_name').on(table.batch, table.start_date),
    index('live_lectures_series').on(table.series_id, table.series_day),
    index('live_lectures_deleted')
      .on(table.deleted_at)
      .where(sql`deleted_at is not null`),
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
export type LectureRow = typeof lectures.$inferSelect;

/** Weekly patterns as first entered; their lectures may have been moved. */
export const lectureSeries = pgTable('lecture_series', {
  id: uuid().primaryKey(),
  /** 1 is Monday, 7 Sunday. */
  weekdays: jsonb().$type<number[]>().notNull(),
  first: date({ mode: 'string' }).notNull(),
  until: date({ mode: 'string' }).notNull(),
  skip_holidays: boolean().notNull(),
  created_by: uuid().notNull(),
  created_at: time().notNull(),
});
export type SeriesRow = typeof lectureSeries.$inferSelect;

/** The history of lectures; rows are never changed. */
export const lectureEvents = pgTable(
  'lecture_events',
  {
    id: uuid().primaryKey(),
    change_id: uuid().notNull(),
    lecture_id: uuid().notNull(),
    series_id: uuid(),
    actor: uuid().notNull(),
    at: time().notNull(),
    verb: text().$type<'create' | 'update' | 'delete' | 'restore'>().notNull(),
    /** The version after the change. */
    version: integer().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('lecture_events_change').on(table.change_id),
    index('lecture_events_lecture').on(table.lecture_id, table.at),
  ],
);

export const holidays = pgTable(
  'holidays',
  {
    id: uuid().primaryKey(),
    date: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    version: integer().notNull().default(1),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('holidays_date').on(table.date),
    check('holidays_lengths', sql`char_length(${table.title}) between 1 and 120`),
  ],
);

export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    course_name: text().notNull(),
    sem_year: text().notNull(),
    batch: text().notNull(),
    /** The names in lower case without extra spaces, so that two spellings are one batch. */
    spelling: text().notNull(),
    version: integer().notNull().default(1),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('batches_spelling').on(table.spelling),
    check(
      'batches_lengths',
      sql`char_length(${table.course_name}) between 1 and 160
        and char_length(${table.sem_year}) between 1 and 60 and char_length(${table.batch}) between 1 and 60`,
    ),
  ],
);
