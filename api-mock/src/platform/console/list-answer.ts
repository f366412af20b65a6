import { and, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';

import { type Database, rows } from '../database/database.ts';
import type { ListRequest } from './list-query.ts';

const EXACT_TO = 10_000;

/** A part of a list, from the record `first` counted from 0, and how many there are in all. */
export type RecordPage = { found: readonly object[]; first: number; total: number };

/** Sends a list's records, or the named fields of them, with their `Content-Range: {resource} 0-24/319`. */
export function sendList(
  res: Response,
  resource: string,
  { found, first, total }: RecordPage,
  fields?: readonly string[],
): void {
  const span = found.length === 0 ? '*' : `${first}-${first + found.length - 1}`;
  res.set('Content-Range', `${resource} ${span}/${total}`).set('Access-Control-Expose-Headers', 'Content-Range');
  res.json(fields ? found.map((record) => only(record as Record<string, unknown>, ['id', ...fields])) : found);
}

const only = (record: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])));

/**
 * How many records a list has in all, given how many its page has: a page that is not full is the last one and says it
 * without counting.
 */
export const totalOf = async (
  db: Database,
  from: SQL,
  { first, last }: Pick<ListRequest, 'first' | 'last'>,
  found: number,
): Promise<number> => (found <= last - first && (found > 0 || first === 0) ? first + found : countRows(db, from));

/**
 * How many rows `select 1 from …` gives: exact to 10,000, the planner's estimate above. As an estimate costs a count of
 * 10,001 rows, it is reused; one older than half a minute is renewed while it answers for the last time.
 */
export async function countRows(db: Database, from: SQL): Promise<number> {
  const { sql: text, params } = dialect.sqlToQuery(from);
  const key = JSON.stringify([text, params]);
  const estimates = estimatesOf(db);
  const known = estimates.get(key);
  if (known === undefined) return countAnew(db, from, key);
  if (Date.now() - known.since > FRESH_MS) {
    estimates.set(key, { ...known, since: Date.now() });
    // Where it fails, the next request finds out.
    void countAnew(db, from, key).catch(() => estimates.delete(key));
  }
  return known.estimate;
}

async function countAnew(db: Database, from: SQL, key: string): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from (select 1 from ${from} limit ${sql.raw(String(EXACT_TO + 1))}) as counted`,
  );
  const exact = counted?.n ?? 0;
  if (exact <= EXACT_TO) {
    estimatesOf(db).delete(key);
    return exact;
  }
  const [plan] = await rows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    db,
    sql`explain (format json) select 1 from ${from}`,
  );
  const estimate = Math.max(EXACT_TO + 1, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
  estimatesOf(db).set(key, { estimate, since: Date.now() });
  return estimate;
}

const dialect = new PgDialect();

type Estimate = { estimate: number; since: number };
const FRESH_MS = 30_000;
const REUSED_MS = 120_000;
const estimatesOfDatabases = new WeakMap<Database, LRUCache<string, Estimate>>();

function estimatesOf(db: Database): LRUCache<string, Estimate> {
  const known = estimatesOfDatabases.get(db) ?? new LRUCache<string, Estimate>({ max: 200, ttl: REUSED_MS });
  estimatesOfDatabases.set(db, known);
  return known;
}

/** The rows of a table that a list asks for, of those that `within` says. */
export async function listRows<T extends PgTable>(
  db: Database,
  table: T,
  request: ListRequest,
  within?: SQL,
): Promise<Omit<RecordPage, 'found'> & { found: T['$inferSelect'][] }> {
  const where = and(within, request.where);
  const { first, last, orderBy } = request;
  const found = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(orderBy)
    .limit(last - first + 1)
    .offset(first);
  return { found, first, total: await totalOf(db, sql`${table} where ${where ?? sql`true`}`, request, found.length) };
}

/** The tail of a list's statement: its order and its part. */
export const pageOf = ({ orderBy, first, last }: ListRequest): SQL =>
  sql`order by ${orderBy} limit ${sql.raw(String(last - first + 1))} offset ${sql.raw(String(first))}`;
