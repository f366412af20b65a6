import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Small facts of the installation that every process shares, such as the clock's offset. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().notNull() });
