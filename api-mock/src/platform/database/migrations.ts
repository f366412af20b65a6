import { resolve } from 'node:path';

/** The migrations, which every start reads. */
export const MIGRATIONS = { migrationsFolder: resolve(import.meta.dirname, '../../../drizzle') };
