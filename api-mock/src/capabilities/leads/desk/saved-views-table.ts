import { LEAD_LAYOUTS, type LeadViewFields } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

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
    /** No foreign key, as an account is deactivated and never deleted. */
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
