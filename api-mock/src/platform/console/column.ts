import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** How a value of a column is read and compared. */
export type ColumnKind = 'text' | 'number' | 'flag' | 'id' | 'time' | 'day';
/** `notNull` where every row has a value: then one index serves both directions of its order. */
export type Column = {
  sql: SQL;
  kind: ColumnKind;
  notNull?: true;
  /** What equal values are sorted by, in the same direction: the time after the day. */
  thenBy?: readonly SQL[];
};

const KINDS: Readonly<Record<string, ColumnKind>> = {
  uuid: 'id',
  integer: 'number',
  boolean: 'flag',
  'timestamp with time zone': 'time',
  date: 'day',
};

/** Columns of a table by their names. */
export function columnsOf<T extends PgTable, N extends keyof T['$inferSelect'] & string>(table: T, ...names: N[]) {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const of = (column: PgColumn): Column => ({
    ...{ sql: sql`${column}`, kind: KINDS[column.getSQLType()] ?? 'text' },
    ...(column.notNull && { notNull: true }),
  });
  return Object.fromEntries(names.map((name) => [name, of(columns[name] as PgColumn)])) as Record<N, Column>;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** A value of a filter as SQL of the column's type; undefined where it cannot be one. */
export function comparable(kind: ColumnKind, value: unknown): SQL | undefined {
  return READERS[kind](value);
}

const READERS = {
  text: (value) => (['string', 'number'].includes(typeof value) ? sql`${String(value)}::text` : undefined),
  number: (value) => (isNumber(value) ? sql`${String(Number(value))}::numeric` : undefined),
  flag: (value) => (typeof value === 'boolean' ? sql`${String(value)}::boolean` : undefined),
  id: (value) => (isId(value) ? sql`${value}::uuid` : undefined),
  time: (value) =>
    typeof value === 'string' && isTime(value) ? sql`${new Date(value).toISOString()}::timestamptz` : undefined,
  day: (value) => (typeof value === 'string' && isDay(value) ? sql`${value}::date` : undefined),
} satisfies Record<ColumnKind, (value: unknown) => SQL | undefined>;

const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value));

// PostgreSQL knows no year 0.
const HAS_YEAR = /^(?!0000)\d{4}-/;

const isTime = (value: string): boolean => HAS_YEAR.test(value) && !Number.isNaN(Date.parse(value));

const isDay = (value: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) && HAS_YEAR.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};
