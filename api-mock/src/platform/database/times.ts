import { type SQL, sql } from 'drizzle-orm';

/** A time as a parameter of a statement. */
export const timeOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** A column's time as ISO 8601, whichever driver reads it. */
export const isoOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
