import { z } from 'zod';

import { rowMeta } from '../core/records.ts';
import { holidays } from './holidays.ts';
import { lectureRecord, liveLectures } from './live-lectures.ts';

const fields = liveLectures.schema;
const version = rowMeta.shape.version;
const id = z.uuid();

/** Most operations of one change, days of one read, and days from the first lecture of a series to its last. */
export const PLAN_LIMITS = { operations: 500, days: 400, repeatDays: 366 } as const;

/** The lectures of a series that a change is for. */
const lectureScope = z.enum(['one', 'following', 'all']);
export type LectureScope = z.output<typeof lectureScope>;

/** A weekly pattern; 1 is Monday, and `until` is included. */
const lectureRepeat = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)).min(1, 'Choose a day of the week.').max(7),
  until: z.iso.date('Use a date such as 2025-03-05.'),
  skipHolidays: z.boolean().default(true),
});
export type LectureRepeat = z.output<typeof lectureRepeat>;

export const createFlags = z.object({
  repeat: lectureRepeat.optional(),
  /** Saves it in spite of clashes, which is recorded. */
  allowClash: z.boolean().optional(),
});
export const updateFlags = z.object({ cancelled: z.boolean().optional(), allowClash: z.boolean().optional() });
export const scopeQuery = z.object({ scope: lectureScope.default('one') });

const change = z.strictObject({ ...fields.partial().shape, cancelled: z.boolean().optional() });

const lectureOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('create'), fields: z.strictObject(fields.shape), repeat: lectureRepeat.optional() }),
  z.strictObject({ op: z.literal('update'), id, version, fields: change, scope: lectureScope.optional() }),
  z.strictObject({ op: z.literal('delete'), id, version, scope: lectureScope.optional() }),
]);
export type LectureOperation = z.output<typeof lectureOperation>;

const CHANGE_KINDS = ['create', 'update', 'delete', 'bulk', 'copy-week', 'paste', 'undo', 'series'] as const;
export type LectureChangeKind = (typeof CHANGE_KINDS)[number];

const operations = z.array(lectureOperation).min(1).max(PLAN_LIMITS.operations);
/** Several operations as one change: all of them or none. */
export const lectureChangesBody = z.strictObject({
  operations,
  kind: z.enum(CHANGE_KINDS).optional(),
  allowClash: z.boolean().optional(),
});
export const lectureUndoBody = z.strictObject({ allowClash: z.boolean().optional() });

/** The result of a change: the saved lectures, and the ids of the deleted ones. */
export const lectureChange = z.object({ changeId: id, lectures: z.array(lectureRecord), deleted: z.array(id) });
export type LectureChange = z.output<typeof lectureChange>;

/** Unsaved fields of a lecture, with the id of an existing one; or operations. */
export const lectureCheckBody = z.union([
  z.strictObject({ operations }),
  z.object({
    ...fields.shape,
    id: id.nullish(),
    repeat: lectureRepeat.optional(),
    scope: lectureScope.optional(),
    cancelled: z.boolean().optional(),
  }),
]);
export type LectureCheck = z.output<typeof lectureCheckBody>;

/** One clash; `id` is that of the other lecture or the holiday. */
const lectureClash = z.object({
  id,
  why: z.enum(['batch', 'holiday']),
  title: z.string(),
  start_date: z.iso.date(),
  start_time: z.string(),
  end_date: z.iso.date(),
  end_time: z.string(),
  /** The checked lecture; `id` is null for a new one. */
  of: z.object({ id: id.nullable(), subject_name: z.string(), start_date: z.iso.date(), start_time: z.string() }),
});
export type LectureClash = z.output<typeof lectureClash>;

/** The audience of a change. */
const lectureReach = z.object({
  /** `course · semester · batch`. */
  batches: z.array(z.string()),
  feeds: z.int(),
  pages: z.array(z.string()),
  /** Until the next of the lectures, old and new times; null if all have begun. */
  beginsInMinutes: z.int().nullable(),
  within24h: z.boolean(),
});
export type LectureReach = z.output<typeof lectureReach>;

export const lectureCheckAnswer = z.object({
  clashes: z.array(lectureClash),
  reach: lectureReach,
  counts: z.object({ saved: z.int(), deleted: z.int() }),
});

/** Days, both included, and the audience. */
export const planQuery = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  course_name: z.string().max(160).optional(),
  sem_year: z.string().max(60).optional(),
  batch: z.string().max(60).optional(),
  subject_name: z.string().max(160).optional(),
});
export const planAnswer = z.object({
  lectures: z.array(lectureRecord),
  holidays: z.array(holidays.schema.extend({ id })),
});
export type LecturePlan = z.output<typeof planAnswer>;

export const clashesQuery = planQuery.pick({ from: true, to: true });
/** Present clashes: two lectures of one batch at once, or a lecture on a holiday. */
export const clashesAnswer = z.object({
  pairs: z.array(z.object({ lectures: z.tuple([lectureRecord, lectureRecord]), allowed: z.boolean() })),
  holidays: z.array(
    z.object({ lecture: lectureRecord, holiday: holidays.schema.extend({ id }), allowed: z.boolean() }),
  ),
});

/** One change of a lecture; `before` is null for a new one, `after` for a deleted one. */
export const lectureHistoryEntry = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable(),
  verb: z.enum(['create', 'update', 'delete', 'restore']),
  kind: z.enum(CHANGE_KINDS),
  changeId: id,
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type LectureHistoryEntry = z.output<typeof lectureHistoryEntry>;

/** Choices for lectures: courses, their semesters, and each one's batches and subjects. */
export const lectureChoices = z.array(
  z.object({
    course_name: z.string(),
    semesters: z.array(z.object({ sem_year: z.string(), batches: z.array(z.string()), subjects: z.array(z.string()) })),
  }),
);
export type LectureChoices = z.output<typeof lectureChoices>;
