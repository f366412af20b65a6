import type { RetentionRuleName } from '@prospectus/contract/retention';
import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Rules that staff have changed; others have the contract's defaults. */
export const retentionRules = pgTable('retention_rules', {
  name: text().$type<RetentionRuleName>().primaryKey(),
  on: boolean().notNull(),
  days: integer().notNull(),
  version: integer().notNull(),
  changed_at: time().notNull(),
  changed_by: uuid().notNull(),
});

/**
 * Runs of the rules, without personal data. A day has one run of each rule, over all processes; a run that staff start
 * has no day.
 */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: uuid().primaryKey(),
    rule: text().$type<RetentionRuleName>().notNull(),
    day: date({ mode: 'string' }),
    days: integer().notNull(),
    by: uuid(),
    started_at: time().notNull(),
    finished_at: time(),
    erased: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    more: boolean().notNull().default(false),
  },
  (table) => [
    unique('retention_runs_day').on(table.rule, table.day),
    index('retention_runs_started').on(table.started_at, table.id),
    index('retention_runs_rule').on(table.rule, table.started_at),
  ],
);
