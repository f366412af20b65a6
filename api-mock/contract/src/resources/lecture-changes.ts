import { z } from 'zod';

import { rowMeta } from '../core/records.ts';
import { holidays } from './holidays.ts';
import { lectureRecord, liveLectures } from './live-lectures.ts';

const fields = liveLectures.schema;
const version = rowMeta.shape.version;
const id = z.uuid();

/** Most operations of one change, days that are read at once, and days from the first lecture of a series to its last. */
export const PLAN_LIMITS = { operations: 500, days: 400, repeatDays: 366 } as const;

/** Which lectures of a series a change is for, seen from one of them. */
export const LECTURE_SCOPES = ['one', 'following', 'all'] as const;
export type LectureScope = (typeof LECTURE_SCOPES)[number];
export const lectureScope = z.enum(LECTURE_SCOPES);

/** A weekly pattern; 1 is Monday, 7 Sunday, and `until` is included. */
export const lectureRepeat = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)).min(1, 'Choose a day of the week.').max(7),
  until: z.iso.date('Use a date such as 2025-03-05.'),
  skipHolidays: z.boolean().default(true),
});
export type LectureRepeat = z.output<typeof lectureRepeat>;

/** What a saved lecture may say besides its fields. */
export const createFlags = z.object({
  repeat: lectureRepeat.optional(),
  /** Save it although it clashes; who did so is recorded. */
  allowClash: z.boolean().optional(),
});
export const updateFlags = z.object({ cancelled: z.boolean().optional(), allowClash: z.boolean().optional() });
export const scopeQuery = z.object({ scope: lectureScope.default('one') });

/** A lecture is deleted with its version, which is not compared where it is not given. */
const change = z.strictObject({ ...fields.partial().shape, cancelled: z.boolean().optional() });

export const lectureOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('create'), fields: z.strictObject(fields.shape), repeat: lectureRepeat.optional() }),
  z.strictObject({ op: z.literal('update'), id, version, fields: change, scope: lectureScope.optional() }),
  z.strictObject({ op: z.literal('delete'), id, version, scope: lectureScope.optional() }),
]);
export type LectureOperation = z.output<typeof lectureOperation>;

export const CHANGE_KINDS = ['create', 'update', 'delete', 'bulk', 'copy-week', 'paste', 'undo', 'series'] as const;
export type LectureChangeKind = (typeof CHANGE_KINDS)[number];

const operations = z.array(lectureOperation).min(1).max(PLAN_LIMITS.operations);
/** Several operations as one change: all of them or none. */
export const lectureChangesBody = z.strictObject({
  operations,
  kind: z.enum(CHANGE_KINDS).optional(),
  allowClash: z.boolean().optional(),
});
export const lectureUndoBody = z.strictObject({ allowClash: z.boolean().optional() });

/** What a change has done: the lectures as they are now, and the ids of those that are gone. */
export const lectureChange = z.object({
  changeId: id,
  lectures: z.array(lectureRecord),
  deleted: z.array(id),
});
export type LectureChange = z.output<typeof lectureChange>;

/** A lecture that is not saved yet, with its id where it exists; or operations, as for a change. */
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

/** One clash: `id` is the other lecture's, or the holiday's. */
export const lectureClash = z.object({
  id,
  why: z.enum(['batch', 'holiday']),
  /** The other's subject, or the holiday's name. */
  title: z.string(),
  /** When the other is; the holiday's whole day. */
  start_date: z.iso.date(),
  start_time: z.string(),
  end_date: z.iso.date(),
  end_time: z.string(),
  /** The lecture that clashes with it, and when it would be; `id` is null while it is not saved. */
  of: z.object({ id: id.nullable(), subject_name: z.string(), start_date: z.iso.date(), start_time: z.string() }),
});
export type LectureClash = z.output<typeof lectureClash>;

/** Whom a change reaches. */
export const lectureReach = z.object({
  /** As a person reads them: course · semester · batch. */
  batches: z.array(z.string()),
  /** How many addresses of feeds change. */
  feeds: z.int(),
  pages: z.array(z.string()),
  /** Until the first of the lectures, as it was or will be, that has not begun; null where all have. */
  beginsInMinutes: z.int().nullable(),
  within24h: z.boolean(),
});
export type LectureReach = z.output<typeof lectureReach>;

export const lectureCheckAnswer = z.object({
  clashes: z.array(lectureClash),
  reach: lectureReach,
  /** How many lectures the change saves, and how many it deletes. */
  counts: z.object({ saved: z.int(), deleted: z.int() }),
});

/** Days, both included, and whose lectures. */
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
/** Clashes as they stand: two lectures of one batch at once, or a lecture on a holiday. */
export const clashesAnswer = z.object({
  pairs: z.array(z.object({ lectures: z.tuple([lectureRecord, lectureRecord]), allowed: z.boolean() })),
  holidays: z.array(
    z.object({ lecture: lectureRecord, holiday: holidays.schema.extend({ id }), allowed: z.boolean() }),
  ),
});

/** What was done to one lecture; `before` is null where it was created, `after` where it was deleted. */
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

/** What lectures are planned from: the courses with their semesters, and of each its batches and subjects. */
export const lectureChoices = z.array(
  z.object({
    course_name: z.string(),
    semesters: z.array(z.object({ sem_year: z.string(), batches: z.array(z.string()), subjects: z.array(z.string()) })),
  }),
);
export type LectureChoices = z.output<typeof lectureChoices>;
