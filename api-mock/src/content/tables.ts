import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { time, tsvector } from '../platform/database/columns.ts';

export type Fields = Record<string, unknown>;

/** The records of every content resource: `published` is live, `draft` is being worked on. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    resource: text().notNull(),
    position: integer().notNull(),
    published: jsonb().$type<Fields>(),
    draft: jsonb().$type<Fields>(),
    version: integer().notNull().default(1),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    published_at: time(),
    publish_at: time(),
    unpublish_at: time(),
    deleted_at: time(),
  },
  (table) => [
    index('documents_resource_position').on(table.resource, table.position),
    // For the console's lists sorted by their last change, and their count.
    index('documents_resource_updated')
      .on(table.resource, table.updated_at, table.id)
      .where(sql`${table.deleted_at} is null`),
    index('documents_publish_at').on(table.publish_at),
    index('documents_unpublish_at').on(table.unpublish_at),
  ],
);

/** The fields that staff work on, in SQL. */
export const WORKING_COPY = sql.raw('coalesce(documents.draft, documents.published)');

/** Every action on a document: when, by whom, and the fields after it. */
export const revisions = pgTable(
  'revisions',
  {
    document_id: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    action: text().$type<RevisionAction>().notNull(),
    fields: jsonb().$type<Fields>(),
    at: time().notNull(),
    by: uuid(),
    /** The reason why a scheduled action failed. */
    note: text(),
    /** When the editing session began; null for a revision of another kind. */
    began_at: time(),
    /** Whether the session can continue. */
    open: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.document_id, table.version] }),
    index('revisions_open')
      .on(table.at)
      .where(sql`${table.open}`),
  ],
);
export type RevisionAction =
  | 'create'
  | 'clone'
  | 'update'
  | 'publish'
  | 'schedule'
  | 'not-published'
  | 'unpublish'
  | 'not-unpublished'
  | 'discard'
  | 'delete'
  | 'restore'
  | 'reset';

/** Which staff have which document open: a row for each open stream, renewed while it is open. */
export const presences = pgTable(
  'presences',
  {
    id: uuid().primaryKey(),
    document_id: uuid().notNull(),
    person: uuid().notNull(),
    name: text().notNull(),
    seen_at: time().notNull(),
  },
  (table) => [index('presences_document').on(table.document_id)],
);

/** The words of each document, for the full-text search. */
export const documentWords = pgTable(
  'document_words',
  {
    document_id: uuid()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
  },
  (table) => [index('document_words_found').using('gin', table.words)],
);

/** Addresses in use, live or drafted. The primary key refuses two pages at one address when writers race. */
export const addresses = pgTable(
  'addresses',
  {
    /** '' at the root, a programme's id below it, else the folder. */
    scope: text().notNull(),
    slug: text().notNull(),
    /** The address of a built-in programme: a managed page with the same address shadows it. */
    built_in: boolean().notNull().default(false),
    document_id: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'addresses_taken', columns: [table.scope, table.slug, table.built_in] }),
    index('addresses_document').on(table.document_id),
  ],
);

/** Changes of the public content: the newest version is the content's version, `tags` name what changed. */
export const contentChanges = pgTable('content_changes', {
  version: bigint({ mode: 'number' }).primaryKey(),
  tags: jsonb().$type<string[]>().notNull(),
  at: time().notNull(),
});
