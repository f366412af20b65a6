import type { AssignmentFields, ScoreRule } from '@prospectus/contract/rules';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../../platform/database/columns.ts';

/** How leads are given out: one row, once it was saved. */
export const leadAssignment = pgTable(
  'lead_assignment',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    fields: jsonb().$type<AssignmentFields>().notNull(),
    /** Since when it is on; leads that were verified before are not given out. */
    since: time(),
    changed_at: time().notNull(),
    changed_by: uuid(),
  },
  (table) => [check('lead_assignment_one', sql`${table.id} = 1`)],
);

/** What the rules have given each person; no foreign key, as an account is deactivated and never deleted. */
export const leadTurns = pgTable('lead_turns', {
  person: uuid().primaryKey(),
  /** The day, in Asia/Kolkata, that `today` counts. */
  day: date({ mode: 'string' }).notNull(),
  today: integer().notNull(),
  last_at: time().notNull(),
});

const STATES = ['draft', 'live', 'past'] as const;

/** Rules of the score, every version that was live and the draft. */
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
