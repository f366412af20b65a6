import { z } from 'zod';

import { ROLE } from '../core/constants.ts';
import { date, requiredText } from '../core/fields.ts';
import { lectureEnd, lectureStart } from '../core/lecture-times.ts';
import { rowMeta } from '../core/records.ts';
import { defineResource } from './resource.ts';

const BOTH = [ROLE.ADMIN, ROLE.EVENT_CREATER] as const;
/** What the event creator manages beside the administrator: lectures, and what lectures are planned with. */
export const OF_PLANNERS = { list: BOTH, read: BOTH, create: BOTH, update: BOTH, delete: BOTH } as const;

const time = (label: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 09:30.')
    .meta({ kind: 'text', label, format: 'time' });

/** Who is taught: the same batch means all three. */
export const batchFields = {
  course_name: requiredText('Course', { max: 160 }),
  sem_year: requiredText('Semester', { max: 60 }),
  batch: requiredText('Batch', { max: 60 }),
};

const fields = z.object({
  ...batchFields,
  subject_name: requiredText('Subject', { max: 160 }),
  start_date: date('Start date'),
  start_time: time('Start time'),
  end_date: date('End date'),
  end_time: time('End time'),
});

const times = fields.pick({ start_date: true, start_time: true, end_date: true, end_time: true });

/** What the record of a lecture carries besides its own fields, set by changes of it. */
const carried = z.object({
  /** The series it repeats in; null for a single one. */
  series_id: z.uuid().nullable(),
  /** Changed by itself: changes of its series leave it as it is. */
  is_exception: z.boolean(),
  cancelled: z.boolean(),
  /** When it was before its last move; null where it never moved. */
  moved_from: times.nullable(),
  moved_at: z.iso.datetime().nullable(),
  /** It was saved although it clashed. */
  clash_allowed: z.boolean(),
});

/** Live lecture events (§3); dates and times are wall-clock in Asia/Kolkata. Saved is live. */
export const liveLectures = defineResource({
  name: 'live-lectures',
  label: { one: 'Live lecture', many: 'Live lectures' },
  where: 'On the class schedule at once: what is saved is live.',
  titleField: 'subject_name',
  storage: 'table',
  ordered: false,
  context: ['course_name', 'sem_year', 'batch', 'start_date', 'start_time'],
  search: ['course_name', 'subject_name', 'batch', 'sem_year'],
  filters: ['course_name', 'sem_year', 'batch', 'subject_name', 'start_date', 'end_date'],
  sorts: ['course_name', 'sem_year', 'batch', 'subject_name', 'start_date', 'start_time', 'end_date'],
  access: OF_PLANNERS,
  carries: carried.shape,
  schema: fields,
});

/** A lecture as the console works on it. */
export const lectureRecord = fields.extend(rowMeta.shape).extend(carried.shape);
export type LectureRecord = z.output<typeof lectureRecord>;

/** A check of its own and no refinement of the schema, which must remain an object that can be made partial. */
export const lectureEndsAfterStart = (lecture: z.output<typeof times>) => lectureEnd(lecture) >= lectureStart(lecture);
export const LECTURE_END_MESSAGE = 'The end may not precede the start.';

export type LiveLecture = z.output<typeof fields>;
