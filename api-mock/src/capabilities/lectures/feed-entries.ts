import { addDays, daysBetween, patternDays, weekdayOf } from './days.ts';
import type { LectureRow, SeriesRow } from './tables.ts';

/** A lecture in a calendar; `slot` is the day of the series it stands for, for one that differs from the others. */
export type Entry = { row: LectureRow; uid: string; slot?: { day: string; time: string }; repeats?: Repeats };
/** The days of a series: on which of the week, until when, and without which. */
type Repeats = { weekdays: readonly number[]; until: string; except: readonly string[]; sequence: number };

/**
 * Lectures as entries of a calendar. A series is one entry that repeats, with one more for each lecture that differs, so
 * that nothing of any is lost; all have the series' id, and keep it whatever becomes of them.
 */
export function entriesOf(rows: readonly LectureRow[], series: ReadonlyMap<string, SeriesRow>): Entry[] {
  const groups = Map.groupBy(rows, (row) => (row.series_id && row.series_day ? row.series_id : null));
  return [...groups].flatMap(([id, own]) => {
    const pattern = id === null ? undefined : series.get(id);
    return pattern ? seriesEntries(own, pattern) : own.map((row) => ({ row, uid: row.id }));
  });
}

function seriesEntries(rows: readonly LectureRow[], pattern: SeriesRow): Entry[] {
  const alike = [...Map.groupBy(rows, signatureOf).values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [model] = alike;
  if (!model) return [];
  const shift = shiftOf(model);
  const slotOf = (row: LectureRow) => addDays(row.series_day ?? row.start_date, shift);
  // A day that was deleted and made again is told of once.
  const bySlot = new Map<string, LectureRow>();
  for (const row of rows.toSorted((a, b) => Number(a.deleted_at === null) - Number(b.deleted_at === null)))
    bySlot.set(slotOf(row), row);
  const slots = [...bySlot.keys()].toSorted();
  const [first, until] = [slots[0] ?? model.start_date, slots.at(-1) ?? model.start_date];
  const regular = new Set(alike);
  const ends = daysBetween(model.start_date, model.end_date);
  const weekdays = pattern.weekdays.map((weekday) => weekdayOf(addDays(aDayOn(weekday), shift)));
  const repeats = {
    weekdays,
    until,
    except: patternDays({ first, until, weekdays }).filter((day) => !bySlot.has(day)),
    sequence: Math.max(...alike.map(({ sequence }) => sequence)),
  };
  const updated_at = new Date(Math.max(...alike.map((row) => row.updated_at.getTime())));
  const master = { ...model, start_date: first, end_date: addDays(first, ends), updated_at };
  const uid = pattern.id;
  return [
    { row: master, uid, ...(slots.length > 1 && { repeats }) },
    ...[...bySlot]
      .filter(([, row]) => !regular.has(row))
      .map(([day, row]) => ({ row, uid, slot: { day, time: model.start_time } })),
  ];
}

// 2024-01-01 was a Monday.
const aDayOn = (weekday: number): string => addDays('2024-01-01', weekday - 1);

const shiftOf = ({ series_day, start_date }: LectureRow): number => daysBetween(series_day ?? start_date, start_date);

/** What lectures have in common that one entry can stand for. */
const signatureOf = (row: LectureRow): string =>
  JSON.stringify([
    shiftOf(row),
    row.start_time,
    daysBetween(row.start_date, row.end_date),
    row.end_time,
    row.course_name,
    row.sem_year,
    row.batch,
    row.subject_name,
    isCancelled(row),
  ]);

/** A deleted lecture is told of as cancelled. */
export const isCancelled = ({ cancelled_at, deleted_at }: LectureRow): boolean =>
  cancelled_at !== null || deleted_at !== null;
