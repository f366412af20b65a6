import { type SQL, sql } from 'drizzle-orm';
import type { Response } from 'express';

import { type Database, rows } from '../database/database.ts';
import type { ListRequest } from './list-query.ts';

const EXACT_TO = 10_000;

/** A part of a list, from the record `first` counted from 0, and how many there are in all. */
export type RecordPage = { found: readonly object[]; first: number; total: number };

/** Sends a list's records with their `Content-Range: {resource} 0-24/319`. */
export function sendList(res: Response, resource: string, { found, first, total }: RecordPage): void {
  const span = found.length === 0 ? '*' : `${first}-${first + found.length - 1}`;
  res.set('Content-Range', `${resource} ${span}/${total}`).set('Access-Control-Expose-Headers', 'Content-Range');
  res.json(found);
}

/** How many rows `select 1 from …` gives: exact to 10,000, the planner's estimate above. */
export async function countRows(db: Database, from: SQL): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from (select 1 from ${from} limit ${sql.raw(String(EXACT_TO + 1))}) as counted`,
  );
  const exact = counted?.n ?? 0;
  if (exact <= EXACT_TO) return exact;
  const [plan] = await rows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    db,
    sql`explain (format json) select 1 from ${from}`,
  );
  return Math.max(EXACT_TO + 1, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

/** The tail of a list's statement: its order and its part. */
export const pageOf = ({ orderBy, first, last }: ListRequest): SQL =>
  sql`order by ${orderBy} limit ${sql.raw(String(last - first + 1))} offset ${sql.raw(String(first))}`;
