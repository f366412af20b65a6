import { DEVICES, VISIT_SOURCES } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/**
 * How often something happened on a page in a day (Asia/Kolkata). Counts alone: no row is about one person or one visit,
 * and every column is a word of a closed list, a page of the site or a number.
 */
export const eventCounts = pgTable(
  'event_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** A page that is live, or `other`. */
    path: text().notNull(),
    source: text().notNull(),
    device: text().notNull(),
    /** The event's properties as JSON, in the order of their names; a duration is not among them. */
    props: text().notNull(),
    /** Which of `DURATION_RANGES` a duration is in; -1 where the event has none. */
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
