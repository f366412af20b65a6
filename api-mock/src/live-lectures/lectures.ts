import {
  ApiError,
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  type LiveLecture,
  type RecordMeta,
} from '@prospectus/contract';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { countRows, pageOf } from '../console/list-answer.ts';
import type { ListRequest } from '../console/list-query.ts';
import { type Database, rows } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { lectures } from './tables.ts';

export type LectureRow = typeof lectures.$inferSelect;
type LectureDeps = Pick<Deps, 'db' | 'clock'>;

/** A lecture as the console sees it; saved is live. */
export function toRecord({ created_at, updated_at, ...row }: LectureRow): LiveLecture & RecordMeta {
  const saved = updated_at.toISOString();
  return {
    ...row,
    position: 0,
    status: 'published',
    created_at: created_at.toISOString(),
    updated_at: saved,
    published_at: saved,
    publish_at: null,
    unpublish_at: null,
  };
}

export async function readLecture(db: Database, id: string): Promise<LectureRow> {
  const [row] = await db.select().from(lectures).where(eq(lectures.id, id));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

export async function listLectures(
  db: Database,
  request: ListRequest,
): Promise<{ found: LectureRow[]; total: number }> {
  const from = sql`live_lectures where ${request.where ?? sql`true`}`;
  const total = await countRows(db, from);
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  if (ids.length === 0) return { found: [], total };
  const found = new Map(
    (await db.select().from(lectures).where(inArray(lectures.id, ids))).map((row) => [row.id, row]),
  );
  return { found: ids.flatMap((id) => found.get(id) ?? []), total };
}

export async function createLecture({ db, clock }: LectureDeps, fields: LiveLecture): Promise<LectureRow> {
  checkEnd(fields);
  const now = clock.now();
  const [row] = await db
    .insert(lectures)
    .values({ ...fields, id: v7(), created_at: now, updated_at: now })
    .returning();
  if (!row) throw new ApiError('INTERNAL');
  return row;
}

/** Merges the given fields; a version that is no longer the newest is a conflict. */
export const updateLecture = (
  { db, clock }: LectureDeps,
  id: string,
  given: Partial<LiveLecture>,
  version: number | undefined,
): Promise<LectureRow> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(lectures).where(eq(lectures.id, id)).for('update');
    if (!before) throw new ApiError('NOT_FOUND');
    if (version !== undefined && version !== before.version) {
      throw new ApiError('VERSION_CONFLICT', { extra: { current: toRecord(before), yours: given } });
    }
    checkEnd({ ...before, ...given });
    const [after] = await tx
      .update(lectures)
      .set({ ...given, version: before.version + 1, updated_at: clock.now() })
      .where(eq(lectures.id, id))
      .returning();
    return after ?? before;
  });

export async function removeLecture(db: Database, id: string): Promise<LectureRow> {
  const [row] = await db.delete(lectures).where(eq(lectures.id, id)).returning();
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** Lectures that touch any of the days, both ends included. */
export const lecturesBetween = (db: Database, first: string, last: string): Promise<LectureRow[]> =>
  db
    .select()
    .from(lectures)
    .where(and(lte(lectures.start_date, last), gte(lectures.end_date, first)))
    .orderBy(asc(lectures.start_date), asc(lectures.start_time), asc(lectures.id));

/** What the schedule can be filtered by: each value once, in order. */
export async function lectureOptions(db: Database) {
  const distinct = async (name: 'course_name' | 'sem_year' | 'batch') =>
    (await db.selectDistinct({ value: lectures[name] }).from(lectures).orderBy(asc(lectures[name]))).map(
      ({ value }) => value,
    );
  return {
    courseName: await distinct('course_name'),
    semYear: await distinct('sem_year'),
    batch: await distinct('batch'),
  };
}

function checkEnd(fields: LiveLecture): void {
  if (lectureEndsAfterStart(fields)) return;
  const sameDay = fields.start_date === fields.end_date;
  throw new ApiError('INVALID_FIELDS', { errors: { [sameDay ? 'end_time' : 'end_date']: LECTURE_END_MESSAGE } });
}
