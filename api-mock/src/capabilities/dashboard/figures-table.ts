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

/** What a row counts: all of its day, a value of a field, or (`wait`) calls after so many seconds. */
export const FIGURE_KINDS = ['all', 'programme', 'stage', 'page', 'source', 'campaign', 'device', 'wait'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

const counter = () => integer().notNull().default(0);
const largeCounter = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * The dashboard's counts by day (Asia/Kolkata). A day without a row has none.
 */
export const dayFigures = pgTable(
  'day_figures',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<FigureKind>().notNull(),
    /** The page, programme, stage and so on; empty for `all`, seconds for `wait`. */
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
    /** Only of `all`: the median of the seconds until the first call; null without a call. */
    first_call_s: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.value] })],
);

/**
 * Days whose page counts must be counted again. Triggers insert a row for every change: without a key, writers do not
 * wait for each other.
 */
export const changedDays = pgTable('changed_days', { day: date({ mode: 'string' }).notNull() });

/**
 * Changes of leads that are not yet in the figures: a row with −1 for the old values and one with +1 for the new ones.
 * Triggers write it, without a key as above. The ERP id is only stored as present or not.
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
