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
import { createBatches, openSpeller } from './batch-names.ts';
import { clashesOf } from './clashes.ts';
import { type Edit, mayClash, toLecture } from './edit.ts';
import { lectureEvents, type LectureRow, lectures, lectureSeries, type SeriesRow } from './tables.ts';

/** The edits of a change, at most one for each lecture. */
export type Plan = { edits: readonly Edit[]; series: readonly SeriesRow[] };
/** Who saves a change, when, and whether it may clash. */
export type Saving = { by: string; at: Date; kind: LectureChangeKind; allowClash: boolean };

const ROWS_PER_STATEMENT = 1_000;

/** Locks all lectures: the clashes and versions that a change was planned with must hold until it is saved. */
export const lockPlan = (tx: Database): Promise<void> => lock(tx, 'lectures');

/**
 * Saves a plan as one change, with its events, audit entries and announcement; throws CLASH unless clashes are allowed.
 * The caller has called `lockPlan`.
 */
export async function savePlan(tx: Database, plan: Plan, { by, at, kind, allowClash }: Saving): Promise<LectureChange> {
  const clashes = await writePlan(tx, plan);
  if (clashes.length > 0 && !allowClash) throw new ApiError('CLASH', { extra: { clashes } });
  await allowClashes(tx, plan, clashes, { by, at });
  const changeId = v7();
  const { edits, series } = plan;
  if (series.length > 0) await tx.insert(lectureSeries).values([...series]);
  await rememberChange(tx, { id: changeId, kind, resource: LECTURES, by, at, entries: [] });
  for (let from = 0; from < edits.length; from += ROWS_PER_STATEMENT)
    await tx.insert(lectureEvents).values(
      edits.slice(from, from + ROWS_PER_STATEMENT).map((edit) => ({
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
  const saved = edits.map(({ after }) => after);
  return {
    changeId,
    lectures: saved.filter(({ deleted_at }) => deleted_at === null).map(toLecture),
    deleted: saved.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id),
  };
}

/** Writes the rows of a plan, with the stored spelling of batches, and returns their clashes. */
export async function writePlan(tx: Database, { edits }: Plan): Promise<LectureClash[]> {
  const speller = await openSpeller(tx);
  for (const { after } of edits) {
    if (after.deleted_at !== null) continue;
    Object.assign(after, speller.spell(after));
  }
  for (const edit of edits)
    if (mayClash(edit)) Object.assign(edit.after, { clash_allowed_by: null, clash_allowed_at: null });
  await createBatches(tx, speller.unknown(), edits[0]?.after.updated_at ?? new Date(0));
  await writeRows(
    tx,
    edits.map(({ after }) => after),
  );
  return clashesOf(
    tx,
    edits.filter(mayClash).map(({ after }) => after.id),
  );
}

// `sql.raw` is safe: the names come from the table.
const COLUMNS = Object.values(getTableColumns(lectures)).map(({ name }) => `"${name}"`);
const WRITE = {
  columns: sql.raw(COLUMNS.join(', ')),
  set: sql.raw(COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')),
};

/** Inserts or updates rows. */
async function writeRows(tx: Database, rows: readonly LectureRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT));
    await tx.execute(sql`insert into live_lectures (${WRITE.columns})
      select ${WRITE.columns} from jsonb_populate_recordset(null::live_lectures, ${json}::jsonb)
      on conflict (id) do update set ${WRITE.set}`);
  }
}

/** Stores who saved clashing lectures. */
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

/** The audit entry of a lecture; its row stays after a deletion. */
function noteOf({ before, after }: Edit, by: string, at: Date): AuditNote {
  const [old, current] = [isLive(before) ? before : null, isLive(after) ? after : null];
  const action = !old ? 'create' : current ? 'update' : 'delete';
  const title = (current ?? old ?? after).subject_name;
  return { at, by, action, resource: LECTURES, recordId: after.id, title, before: old, after: current };
}

/** The tag of all lectures. */
export const LECTURES: Tag = resources['live-lectures'].name;

const MAX_MONTHS = 24;

/** The tags of a lecture: its months, such as `live-lectures:2026-11`. */
function lectureTags(first: string, last: string): Tag[] {
  const months = monthsOf(first, last);
  return [LECTURES, ...(months.length > MAX_MONTHS ? [everyRecordTag(LECTURES)] : months)];
}

/** The tags of a schedule of these days. */
export const scheduleTags = (first: string, last: string): Tag[] => [
  everyRecordTag(LECTURES),
  ...monthsOf(first, last),
];

function monthsOf(first: string, last: string): Tag[] {
  const tags: Tag[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7) && tags.length <= MAX_MONTHS; month = nextMonth(month))
    tags.push(recordTag(LECTURES, month));
  return tags;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
