import {
  ApiError,
  type LectureChange,
  type LectureChangeKind,
  type LectureClash,
  resources,
} from '@prospectus/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { announce } from '../../content/feed.ts';
import { everyRecordTag, recordTag, type Tag } from '../../content/tags.ts';
import { auditAll, type AuditNote } from '../../platform/changes/audit.ts';
import { rememberChange } from '../../platform/changes/change-sets.ts';
import type { Database } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { makeBatches, openSpeller } from './batch-names.ts';
import { clashesOf } from './clashes.ts';
import { type Edit, mayClash } from './edit.ts';
import { toLecture } from './record.ts';
import { lectureEvents, type LectureRow, lectures, lectureSeries, type SeriesRow } from './tables.ts';

/** What a change does: each lecture at most once. */
export type Plan = { edits: readonly Edit[]; series: readonly SeriesRow[] };
/** A change as it is saved: by whom, when, and whether it may clash. */
export type Saving = { by: string; at: Date; kind: LectureChangeKind; allowClash: boolean };

const ROWS_AT_ONCE = 1_000;

/** One change of lectures at a time: what it clashes with, and which versions it was planned on, hold until it is saved. */
export const lockPlan = (tx: Database): Promise<void> => lock(tx, 'lectures');

/**
 * Saves a plan as one change, with its events, its entries in the audit log and its announcement; refused with CLASH
 * where something clashes and that is not allowed. The lock is taken already.
 */
export async function savePlan(tx: Database, plan: Plan, { by, at, kind, allowClash }: Saving): Promise<LectureChange> {
  const clashes = await writePlan(tx, plan);
  if (clashes.length > 0 && !allowClash) throw new ApiError('CLASH', { extra: { clashes } });
  await allowClashes(tx, plan, clashes, { by, at });
  const changeId = v7();
  const { edits, series } = plan;
  if (series.length > 0) await tx.insert(lectureSeries).values([...series]);
  await rememberChange(tx, { id: changeId, kind, resource: LECTURES, by, at, entries: [] });
  for (let from = 0; from < edits.length; from += ROWS_AT_ONCE)
    await tx.insert(lectureEvents).values(
      edits.slice(from, from + ROWS_AT_ONCE).map((edit) => ({
        id: v7(),
        change_id: changeId,
        lecture_id: edit.after.id,
        series_id: edit.after.series_id,
        actor: by,
        at,
        verb: verbOf(edit),
        version: edit.after.version,
        before: edit.before && { ...edit.before },
        after: { ...edit.after },
      })),
    );
  await auditAll(
    tx,
    edits.map((edit) => noteOf(edit, by, at)),
  );
  const rows = edits.flatMap(({ before, after }) => (before ? [before, after] : [after]));
  await announce(tx, [...new Set(rows.flatMap((row) => lectureTags(row.start_date, row.end_date)))], at);
  const now = edits.map(({ after }) => after);
  return {
    changeId,
    lectures: now.filter(({ deleted_at }) => deleted_at === null).map(toLecture),
    deleted: now.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id),
  };
}

/** Writes the rows of a plan, in the spelling that batches have, and answers what clashes now. */
export async function writePlan(tx: Database, { edits }: Plan): Promise<LectureClash[]> {
  const speller = await openSpeller(tx);
  for (const { after } of edits) {
    if (after.deleted_at !== null) continue;
    Object.assign(after, speller.spell(after));
  }
  for (const edit of edits)
    if (mayClash(edit)) Object.assign(edit.after, { clash_allowed_by: null, clash_allowed_at: null });
  await makeBatches(tx, speller.unknown(), edits[0]?.after.updated_at ?? new Date(0));
  await writeRows(
    tx,
    edits.map(({ after }) => after),
  );
  return clashesOf(
    tx,
    edits.filter(mayClash).map(({ after }) => after.id),
  );
}

// Names come from the table alone.
const COLUMNS = Object.values(getTableColumns(lectures)).map(({ name }) => `"${name}"`);
const WRITE = {
  columns: sql.raw(COLUMNS.join(', ')),
  set: sql.raw(COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')),
};

/** Any number of rows in one statement, new ones and others. */
async function writeRows(tx: Database, rows: readonly LectureRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
    await tx.execute(sql`insert into live_lectures (${WRITE.columns})
      select ${WRITE.columns} from jsonb_populate_recordset(null::live_lectures, ${json}::jsonb)
      on conflict (id) do update set ${WRITE.set}`);
  }
}

/** Records who saved lectures although they clash. */
async function allowClashes(
  tx: Database,
  { edits }: Plan,
  clashes: readonly LectureClash[],
  { by, at }: Pick<Saving, 'by' | 'at'>,
): Promise<void> {
  const clashing = new Set(clashes.flatMap(({ id, of }) => [id, of.id]));
  const allowed = edits.map(({ after }) => after).filter(({ id }) => clashing.has(id));
  for (const row of allowed) Object.assign(row, { clash_allowed_by: by, clash_allowed_at: at });
  await writeRows(tx, allowed);
}

const isLive = (row: LectureRow | undefined): row is LectureRow => row?.deleted_at === null;

function verbOf({ before, after }: Edit): (typeof lectureEvents.$inferSelect)['verb'] {
  if (!before) return 'create';
  if (!isLive(before) && isLive(after)) return 'restore';
  return isLive(after) ? 'update' : 'delete';
}

/** The audit entry of one lecture: a deleted one is gone, though its row is stored on. */
function noteOf({ before, after }: Edit, by: string, at: Date): AuditNote {
  const [was, is] = [isLive(before) ? before : null, isLive(after) ? after : null];
  const action = !was ? 'create' : is ? 'update' : 'delete';
  return {
    at,
    by,
    action,
    resource: LECTURES,
    recordId: after.id,
    title: (is ?? was ?? after).subject_name,
    before: was,
    after: is,
  };
}

/** The list of lectures as a whole. */
export const LECTURES: Tag = resources['live-lectures'].name;

const MAX_MONTHS = 24;

/** What a lecture on these days, `yyyy-MM-dd`, concerns: the months it is in, such as `live-lectures:2026-11`. */
function lectureTags(first: string, last: string): Tag[] {
  const months = monthsOf(first, last);
  return [LECTURES, ...(months.length > MAX_MONTHS ? [everyRecordTag(LECTURES)] : months)];
}

/** What a list of the lectures of some days was made of. */
export const scheduleTags = (first: string, last: string): Tag[] => [
  everyRecordTag(LECTURES),
  ...monthsOf(first, last),
];

function monthsOf(first: string, last: string): Tag[] {
  const tags: Tag[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7) && tags.length <= MAX_MONTHS; month = following(month))
    tags.push(recordTag(LECTURES, month));
  return tags;
}

function following(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
