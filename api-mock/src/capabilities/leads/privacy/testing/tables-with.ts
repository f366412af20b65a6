import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../../../platform/database/database.ts';

/** The names of all tables with a row that contains a text. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const tables = await rows<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 2`,
  );
  const names: string[] = [];
  for (const { schema, name } of tables) {
    const [row] = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(schema)}.${sql.identifier(name)} as row
          where to_jsonb(row)::text ilike ${`%${text}%`}`,
    );
    if (row && row.n > 0) names.push(name);
  }
  return names;
}
