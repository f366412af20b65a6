import {
  ApiError,
  type LectureCheck,
  type lectureCheckAnswer,
  type LectureOperation,
  type LectureReach,
  SCHEDULE_SLUG,
} from '@prospectus/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { type Database, rows } from '../../platform/database/database.ts';
import { writePlan } from './change.ts';
import { momentOf } from './days.ts';
import { BATCH_FIELDS, batchLabel, type BatchName, type Edit } from './edit.ts';
import { planOperations } from './operations.ts';
import { type LectureRow, lectures } from './tables.ts';

type Answer = z.output<typeof lectureCheckAnswer>;
class Rollback extends Error {}

/** Previews a change: its clashes and whom it affects. It is really made, and rolled back. */
export async function checkChange(
  db: Database,
  body: LectureCheck,
  { by, at }: { by: string; at: Date },
): Promise<Answer> {
  let answer: Answer | undefined;
  const preview = async (tx: Database) => {
    const operations = 'operations' in body ? body.operations : [await operationOf(tx, body)];
    const plan = await planOperations(tx, operations, { by, at });
    // Corrects the spelling of batches, which `reachOf` needs.
    const clashes = await writePlan(tx, plan);
    const deleted = plan.edits.filter(({ after }) => after.deleted_at !== null).length;
    const isNew = new Set(plan.edits.flatMap(({ before, after }) => (before ? [] : [after.id])));
    answer = {
      clashes: clashes.map((clash) => ({
        ...clash,
        of: { ...clash.of, id: isNew.has(clash.of.id ?? '') ? null : clash.of.id },
      })),
      reach: await reachOf(tx, plan.edits, at),
      counts: { saved: plan.edits.length - deleted, deleted },
    };
    throw new Rollback();
  };
  try {
    await db.transaction(preview);
  } catch (error) {
    if (!(error instanceof Rollback) || !answer) throw error;
  }
  if (!answer) throw new ApiError('INTERNAL');
  return answer;
}

/** The operation that saves a form. */
async function operationOf(
  tx: Database,
  { id, repeat, scope, cancelled, ...fields }: Exclude<LectureCheck, { operations: unknown }>,
): Promise<LectureOperation> {
  if (!id) return { op: 'create', fields, repeat };
  const [row] = await tx
    .select({ version: lectures.version })
    .from(lectures)
    .where(and(eq(lectures.id, id), isNull(lectures.deleted_at)));
  if (!row) throw new ApiError('NOT_FOUND');
  return { op: 'update', id, version: row.version, fields: { ...fields, cancelled }, scope };
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whom a change affects: batches, feeds, pages, and how soon. */
async function reachOf(db: Database, edits: readonly Edit[], now: Date): Promise<LectureReach> {
  const affected = edits.flatMap(({ before, after }) =>
    [before, after].flatMap((row) => (row?.deleted_at === null ? [row] : [])),
  );
  const begins = affected
    .map((row) => (beginsAt(row).getTime() - now.getTime()) / MINUTE_MS)
    .filter((left) => left >= 0);
  const soonest = begins.length > 0 ? Math.floor(Math.min(...begins)) : null;
  return {
    batches: [...new Set(affected.map(batchLabel))].toSorted(),
    feeds: new Set(affected.flatMap(feedsOf)).size,
    pages: affected.length > 0 ? await schedulePages(db) : [],
    beginsInMinutes: soonest,
    within24h: soonest !== null && soonest < DAY_MINUTES,
  };
}

const beginsAt = ({ start_date: day, start_time: time }: LectureRow): Date => momentOf({ day, time });

/** All feeds that contain a lecture: filtered by its course, semester and batch or not. */
const feedsOf = (row: BatchName): string[] =>
  Array.from({ length: 2 ** BATCH_FIELDS.length }, (_, chosen) =>
    JSON.stringify(BATCH_FIELDS.map((name, at) => ((chosen >> at) & 1 ? row[name] : null))),
  );

async function schedulePages(db: Database): Promise<string[]> {
  const pages = await rows<{ slug: string }>(
    db,
    sql`select published->>'slug' as slug from documents
        where resource = 'auxiliary-pages' and deleted_at is null and published->>'layout' = 'schedule'`,
  );
  return [...new Set([SCHEDULE_SLUG, ...pages.map(({ slug }) => slug)])].map((slug) => `/${slug}`);
}
