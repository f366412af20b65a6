import { resolve } from 'node:path';

/** Where drizzle-kit writes the migrations, and where every start reads them. */
export const MIGRATIONS = { migrationsFolder: resolve(import.meta.dirname, '../../../drizzle') };
