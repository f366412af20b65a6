import { bigint, date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a row counts: everything of its day, what has one value, or the calls that somebody waited so long for. */
export const FIGURE_KINDS = ['all', 'programme', 'stage', 'page', 'source', 'campaign', 'device', 'wait'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

const counter = () => integer().notNull().default(0);
const largeCounter = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * What the dashboard counts of one day (Asia/Kolkata), written anew whenever something of that day has changed. Of a day
 * without a row nothing was counted.
 */
export const dayFigures = pgTable(
  'day_figures',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<FigureKind>().notNull(),
    /** The page, the programme, the stage and so on; of `all` it is empty, of `wait` a number of seconds. */
    value: text().notNull(),
    page: largeCounter(),
    opened: largeCounter(),
    phone: largeCounter(),
    details: counter(),
    code: counter(),
    verified: counter(),
    erp: counter(),
    stage: counter(),
    called: counter(),
    /** Of `all` alone: the median of the seconds until the first call; null where nobody was called. */
    first_call_s: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.value] })],
);

/**
 * Days whose figures have to be counted anew. Triggers add a day with every change of a lead or of a page's counts, as
 * often as it happens: without a key, writers do not wait for each other.
 */
export const changedDays = pgTable('changed_days', { day: date({ mode: 'string' }).notNull() });
