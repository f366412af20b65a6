import { z } from 'zod';

import { ROLE } from '../core/constants.ts';
import { date, requiredText, time } from '../core/fields.ts';
import { lectureEnd, lectureStart } from '../core/lecture-times.ts';
import { rowMeta } from '../core/records.ts';
import { type Access, defineResource } from './resource.ts';

const PLANNERS = [ROLE.ADMIN, ROLE.EVENT_CREATER] as const;
/** Access to lectures, batches and holidays. */
export const PLANNER_ACCESS: Access = {
  list: PLANNERS,
  read: PLANNERS,
  create: PLANNERS,
  update: PLANNERS,
  delete: PLANNERS,
};

/** The audience of a lecture; all three fields identify a batch. */
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

/** Further fields of a lecture, set by the server. */
const serverFields = z.object({
  /** Null for a single lecture. */
  series_id: z.uuid().nullable(),
  /** Changed individually: changes of its series skip it. */
  is_exception: z.boolean(),
  cancelled: z.boolean(),
  /** Its times before the last move; null if it never moved. */
  moved_from: times.nullable(),
  moved_at: z.iso.datetime().nullable(),
  /** It was saved in spite of a clash. */
  clash_allowed: z.boolean(),
});

/** Live lecture events (§3); times in Asia/Kolkata; live once saved. */
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
  access: PLANNER_ACCESS,
  carries: serverFields.shape,
  schema: fields,
});

/** A lecture in the console. */
export const lectureRecord = fields.extend(rowMeta.shape).extend(serverFields.shape);
export type LectureRecord = z.output<typeof lectureRecord>;

/** Not a refinement of the schema, because a refined schema cannot be made partial. */
export const lectureEndsAfterStart = (lecture: z.output<typeof times>) => lectureEnd(lecture) >= lectureStart(lecture);
export const LECTURE_END_MESSAGE = 'The end may not precede the start.';

export type LiveLecture = z.output<typeof fields>;
