import { LEAD_LAYOUTS, type LeadViewFields } from '@prospectus/contract';
import type { AssignmentFields, ScoreRule } from '@prospectus/contract/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../../platform/database/columns.ts';

/** Views of the list of leads that staff have saved. */
export const leadViews = pgTable(
  'lead_views',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    title: text().notNull(),
    filter: jsonb().$type<LeadViewFields['filter']>().notNull(),
    sort: jsonb().$type<LeadViewFields['sort']>().notNull(),
    columns: jsonb().$type<LeadViewFields['columns']>(),
    show: text().$type<LeadViewFields['show']>().notNull(),
    shared: boolean().notNull(),
    /** No foreign key, as accounts are never deleted. */
    owner: uuid().notNull(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    index('lead_views_owner').on(table.owner),
    check(
      'lead_views_show_known',
      sql`${table.show} in (${sql.raw(LEAD_LAYOUTS.map((one) => `'${one}'`).join(', '))})`,
    ),
  ],
);
export type LeadViewRow = typeof leadViews.$inferSelect;

/** The rules for assigning leads; one row after the first change. */
export const leadAssignment = pgTable(
  'lead_assignment',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    fields: jsonb().$type<AssignmentFields>().notNull(),
    /** When it was turned on; leads verified before are not assigned. */
    since: time(),
    changed_at: time().notNull(),
    changed_by: uuid(),
  },
  (table) => [check('lead_assignment_one', sql`${table.id} = 1`)],
);

/** How many leads the rules have assigned to each person; no foreign key, as accounts are never deleted. */
export const leadTurns = pgTable('lead_turns', {
  person: uuid().primaryKey(),
  /** The day, in Asia/Kolkata, that `today` counts. */
  day: date({ mode: 'string' }).notNull(),
  today: integer().notNull(),
  last_at: time().notNull(),
});

const STATES = ['draft', 'live', 'past'] as const;

/** The rules of the score: all live versions and the draft. */
export const leadScoreRules = pgTable(
  'lead_score_rules',
  {
    number: integer().primaryKey(),
    state: text().$type<(typeof STATES)[number]>().notNull(),
    version: integer().notNull().default(1),
    rules: jsonb().$type<ScoreRule[]>().notNull(),
    changed_at: time().notNull(),
    changed_by: uuid(),
    live_at: time(),
  },
  (table) => [
    uniqueIndex('lead_score_rules_live')
      .on(table.state)
      .where(sql`${table.state} <> 'past'`),
    check('lead_score_rules_state', sql`${table.state} in (${sql.raw(STATES.map((one) => `'${one}'`).join(', '))})`),
  ],
);
