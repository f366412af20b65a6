import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';
import { documents } from '../../content/tables.ts';

/** Drafts that are published together. */
export const releases = pgTable(
  'releases',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    state: text().$type<'open' | 'published' | 'undone' | 'failed'>().notNull().default('open'),
    note: text().notNull().default(''),
    publish_at: time(),
    published_at: time(),
    /** The change set of its last publication. */
    change_set: uuid(),
    version: integer().notNull().default(1),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    index('releases_publish_at').on(table.publish_at),
    check('releases_states', sql`${table.state} in ('open', 'published', 'undone', 'failed')`),
  ],
);
export type ReleaseRow = typeof releases.$inferSelect;

/** The records of a release. */
export const releaseItems = pgTable(
  'release_items',
  {
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    document_id: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.release_id, table.document_id] }),
    index('release_items_document').on(table.document_id),
  ],
);
