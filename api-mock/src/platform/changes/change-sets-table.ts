import type { LectureChangeKind } from '@prospectus/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../database/columns.ts';

type Fields = Record<string, unknown>;

/**
 * What a change did to one record: the version it made of it, and its fields before and after; `before` is null where it
 * created the record. Fields that the record's history has are left out. A new order is one entry of no record.
 */
export type ChangeEntry = { id: string | null; version: number; before?: Fields | null; after?: Fields };

/** Changes that can be undone as a whole, whatever they are changes of. `by` is no foreign key: it outlives the account. */
export const changeSets = pgTable(
  'change_sets',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'import' | 'bulk' | 'order' | 'release' | LectureChangeKind>().notNull(),
    /** The resource whose records it changed. */
    resource: text().notNull(),
    /** Null for the installation itself. */
    by: uuid(),
    at: time().notNull(),
    /** In the order they were written; none where the resource stores what each of its changes did. */
    entries: jsonb().$type<ChangeEntry[]>().notNull(),
    /** The change that took it back: itself, unless taking it back is a change that can be undone. */
    undone_by: uuid(),
  },
  (table) => [index('change_sets_at').on(table.at)],
);
export type ChangeSet = typeof changeSets.$inferSelect;
