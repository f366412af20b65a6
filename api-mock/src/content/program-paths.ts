import { sql } from 'drizzle-orm';

import { type Database, rows } from '../db/database.ts';

/**
 * Paths of a published programme's page and of its children's; with `family`, of its parent's too,
 * whose page shows it among the specialisations.
 */
export async function programPaths(tx: Database, id: string, reach: 'children' | 'family'): Promise<string[]> {
  const found = await rows<{ path: string }>(
    tx,
    sql`select '/' || coalesce((parent.published->>'slug') || '/', '') || (page.published->>'slug') as path
        from documents page
        left join documents parent on parent.id = (page.published->>'parent_program')::uuid
        where page.resource = 'program' and page.published is not null and page.deleted_at is null
          and (page.id = ${id}::uuid or page.published->>'parent_program' = ${id}
            ${reach === 'family' ? sql`or page.id = (select (own.published->>'parent_program')::uuid from documents own where own.id = ${id}::uuid)` : sql``})`,
  );
  return found.map(({ path }) => path);
}
