import { ApiError } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Request, Response } from 'express';

import { type Database, rows } from '../database/database.ts';
import { checkRecord } from '../http/access.ts';
import type { ListRequest } from './list-query.ts';

const EXACT_TO = 10_000;

/** Sends a list's records with their `Content-Range: {resource} 0-24/319`. */
export function sendList(
  res: Response,
  resource: string,
  records: readonly object[],
  first: number,
  total: number,
): void {
  const span = records.length === 0 ? '*' : `${first}-${first + records.length - 1}`;
  res.set('Content-Range', `${resource} ${span}/${total}`).set('Access-Control-Expose-Headers', 'Content-Range');
  res.set('Cache-Control', 'no-store').json(records);
}

/** Sends one record to a person who may see it; NOT_FOUND where there is none. */
export function sendRecord(req: Request, res: Response, record: object | undefined): void {
  if (!record) throw new ApiError('NOT_FOUND');
  checkRecord(req, record);
  res.set('Cache-Control', 'no-store').json(record);
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
