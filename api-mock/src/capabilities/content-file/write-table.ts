import { isDeepStrictEqual } from 'node:util';

import { inArray, sql } from 'drizzle-orm';

import type { Fields } from '../../content/tables.ts';
import { audit } from '../../platform/changes/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ContentFile, entryOf, type TableEntry } from './content-file.ts';
import { tableTitle } from './difference.ts';
import { columnsOf, isTime, type TableSection, trashColumn } from './sections.ts';

/** The creator of rows that an installation has of another one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Makes the rows of a table those of the file. Changed rows are written again, as two can exchange a unique value. */
export async function writeTable(tx: Database, section: TableSection, file: ContentFile, at: Date): Promise<void> {
  const { name, table } = section;
  const trash = trashColumn(section);
  const stored = (await tx
    .select()
    .from(table as never)
    .for('update')) as (Fields & { id: string })[];
  const rows = new Map(stored.map((row) => [row.id, row]));
  const present = new Map(
    stored.filter((row) => !row['deleted_at']).map((row) => [row.id, entryOf(columnsOf(section), row)]),
  );
  const entries = file.tables[name] ?? [];
  const kept = new Set(entries.map(({ id }) => id));
  const removed = [...present.values()].filter(({ id }) => !kept.has(id));
  const changed = entries.filter((entry) => !isDeepStrictEqual(present.get(entry.id), entry));
  const note = { at, by: null, resource: name };
  const sequence = 'sequence' in table ? { sequence: sql`sequence + 1` } : {};
  if (trash && removed.length > 0)
    await tx
      .update(table)
      .set({ deleted_at: at, version: sql`version + 1`, ...sequence } as never)
      .where(
        inArray(
          table.id,
          removed.map(({ id }) => id),
        ),
      );
  const gone = [...(trash ? [] : removed), ...changed].map(({ id }) => id);
  if (gone.length > 0) await tx.delete(table).where(inArray(table.id, gone));
  for (const row of removed)
    await audit(tx, { ...note, action: 'delete', recordId: row.id, title: tableTitle(row), before: row, after: null });
  for (const entry of changed) {
    const before = rows.get(entry.id);
    const own: Fields = { ...before, clash_allowed_by: null, clash_allowed_at: null };
    const counted = {
      version: Number(before?.['version'] ?? 0) + 1,
      ...('sequence' in table && { sequence: before ? Number(before['sequence']) + 1 : 0 }),
    };
    const times = {
      created_at: before?.['created_at'] ?? at,
      updated_at: at,
      created_by: before?.['created_by'] ?? NOBODY,
    };
    const values = { ...own, ...valuesOf(section, entry), ...counted, ...times, deleted_at: null };
    await tx.insert(table).values(values as never);
    const was = present.get(entry.id) ?? null;
    const action = was ? 'update' : 'create';
    await audit(tx, { ...note, action, recordId: entry.id, title: tableTitle(entry), before: was, after: entry });
  }
}

const valuesOf = (section: TableSection, entry: TableEntry): Fields =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' && isTime(section, name) ? new Date(value) : value,
    ]),
  );
