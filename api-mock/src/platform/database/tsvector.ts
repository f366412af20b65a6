import { customType } from 'drizzle-orm/pg-core';

/** A column of words to search; it is written and read in SQL alone. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
