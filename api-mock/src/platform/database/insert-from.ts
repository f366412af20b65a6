import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * `insert into … select … from {part}`: a row that is inserted only if an earlier part of the same statement has returned
 * one. For statements of several parts, `tx.$with('name', {}).as(insertFrom(…))`.
 */
export function insertFrom<T extends PgTable>(table: T, row: T['$inferInsert'], part: string): SQL {
  const given = Object.entries(getTableColumns(table)).filter(([name]) => row[name as keyof typeof row] !== undefined);
  const names = given.map(([, column]) => sql.identifier(column.name));
  const values = given.map(
    ([name, column]) => sql`${sql.param(row[name as keyof typeof row], column)}::${sql.raw(column.getSQLType())}`,
  );
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${sql.identifier(part)}`;
}
