import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row of a table; a value may be an expression. */
type Row<T extends PgTable> = { [K in keyof T['$inferInsert']]: T['$inferInsert'][K] | SQL };

/**
 * `insert into … select … from {part}`: inserts a row only if an earlier part of the same statement
 * returned one. For statements of several parts, `tx.$with('name', {}).as(insertFrom(…))`.
 */
export function insertFrom<T extends PgTable>(table: T, row: Row<T>, part: string): SQL {
  const given = Object.entries(getTableColumns(table)).filter(([name]) => row[name as keyof typeof row] !== undefined);
  const names = given.map(([, column]) => sql.identifier(column.name));
  const values = given.map(([name, column]) => {
    const value: unknown = row[name as keyof typeof row];
    return sql`${is(value, SQL) ? value : sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
  });
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${sql.identifier(part)}`;
}
