import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** What a row counts: everything of its day, what has one value, or the calls that somebody waited so long for. */
export const FIGURE_KINDS = ['all', 'programme', 'stage', 'page', 'source', 'campaign', 'device', 'wait'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

const counter = () => integer().notNull().default(0);
const largeCounter = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * What the dashboard counts of one day (Asia/Kolkata), brought up to date whenever something of that day has changed. Of
 * a day without a row nothing was counted.
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
    /** Of `all` alone: the median of the seconds until the first call, of the rows of `wait`; null where nobody was called. */
    first_call_s: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.value] })],
);

/**
 * Days whose page counts have changed, and are counted anew. Triggers add a day as often as it happens: without a key,
 * writers do not wait for each other.
 */
export const changedDays = pgTable('changed_days', { day: date({ mode: 'string' }).notNull() });

/**
 * What changes of leads take from the figures of a day (−1: the lead as it was) and add to them (+1: as it is), until they
 * are added up. Triggers write it, by the columns that figures show; without a key, as above. Of the ERP id it says only
 * whether there is one.
 */
export const leadFigureChanges = pgTable(
  'lead_figure_changes',
  {
    sign: smallint().notNull(),
    day: date({ mode: 'string' }).notNull(),
    created_at: time().notNull(),
    interest: text().notNull(),
    sales_stage: text().notNull(),
    page: text(),
    visit_source: text(),
    campaign: text().notNull(),
    device: text(),
    stage: text().notNull(),
    verified_at: time(),
    erp_id: text(),
    first_call_at: time(),
  },
  (table) => [index('lead_figure_changes_day').on(table.day)],
);
