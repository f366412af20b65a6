import { DEVICES, VISIT_SOURCES } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/**
 * Counts of page events by day (Asia/Kolkata). No row is about a single person or visit: every column is a word of a
 * closed list, a page of the site or a number.
 */
export const eventCounts = pgTable(
  'event_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** A live page, or `other`. */
    path: text().notNull(),
    source: text().notNull(),
    device: text().notNull(),
    /** The event's properties as JSON, sorted by name, without the duration. */
    props: text().notNull(),
    /** Index of the duration in `DURATION_RANGES`; -1 for an event without one. */
    duration: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.name, table.path, table.source, table.device, table.props, table.duration],
    }),
    check('event_counts_source_known', sql`${table.source} in (${oneOf(VISIT_SOURCES)})`),
    check('event_counts_device_known', sql`${table.device} in (${oneOf(DEVICES)})`),
  ],
);
