import { sql } from 'drizzle-orm';

import { addCounts } from '../../capabilities/events/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { leadRows } from './lead.ts';
import { type Frame, noRows, type Row, type SeedRows, TABLES } from './rows.ts';

const LEADS_AT_ONCE = 2_000;
const COUNTS_AT_ONCE = 5_000;

/** Inserts all leads of a frame with their rows in other tables. */
export async function insertLeads(tx: Database, frame: Frame): Promise<void> {
  for (let from = 0; from < frame.count; from += LEADS_AT_ONCE) {
    const rows = noRows();
    for (let number = from; number < Math.min(from + LEADS_AT_ONCE, frame.count); number += 1)
      add(rows, leadRows(number, frame));
    await insertRows(tx, rows);
  }
}

/** Inserts rows of several tables. */
export async function insertRows(tx: Database, rows: SeedRows): Promise<void> {
  for (const table of TABLES) await insert(tx, table, rows[table]);
  for (let from = 0; from < rows.counts.length; from += COUNTS_AT_ONCE)
    await addCounts(tx, rows.counts.slice(from, from + COUNTS_AT_ONCE));
}

function add(all: SeedRows, more: SeedRows): void {
  for (const table of TABLES) all[table].push(...more[table]);
  all.counts.push(...more.counts);
}

// One parameter for any number of rows; the database takes the types from the table.
async function insert(tx: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::json)`);
}
