import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of a point in time. */
export const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** A column of words to search; only SQL writes and reads it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
