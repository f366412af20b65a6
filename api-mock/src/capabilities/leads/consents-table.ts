import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every consent text that was ever shown, by its version, so that staff can read later what somebody agreed to. */
export const consentTexts = pgTable('consent_texts', {
  version: text().primaryKey(),
  text: text().notNull(),
  channels: text().array().notNull(),
  first_used_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
