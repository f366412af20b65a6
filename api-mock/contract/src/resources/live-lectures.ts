import { z } from 'zod';

import { ROLE } from '../core/constants.ts';
import { requiredText } from '../core/fields.ts';
import { defineResource } from './resource.ts';

const BOTH = [ROLE.ADMIN, ROLE.EVENT_CREATER] as const;
const day = (label: string) => z.iso.date('Use a date such as 2025-03-05.').meta({ kind: 'text', label });
const time = (label: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 09:30.')
    .meta({ kind: 'text', label });

/** Live lecture events (§3); dates and times are wall-clock in Asia/Kolkata. Saved is live. */
export const liveLectures = defineResource({
  name: 'live-lectures',
  label: { one: 'Live lecture', many: 'Live lectures' },
  titleField: 'subject_name',
  storage: 'table',
  ordered: false,
  context: ['course_name', 'sem_year', 'batch', 'start_date', 'start_time'],
  search: ['course_name', 'subject_name', 'batch', 'sem_year'],
  filters: ['course_name', 'sem_year', 'batch', 'subject_name', 'start_date', 'end_date'],
  sorts: ['course_name', 'sem_year', 'batch', 'subject_name', 'start_date', 'start_time', 'end_date'],
  access: { list: BOTH, read: BOTH, create: BOTH, update: BOTH, delete: BOTH },
  schema: z.object({
    course_name: requiredText('Course', { max: 160 }),
    sem_year: requiredText('Semester', { max: 60 }),
    batch: requiredText('Batch', { max: 60 }),
    subject_name: requiredText('Subject', { max: 160 }),
    start_date: day('Start date'),
    start_time: time('Start time'),
    end_date: day('End date'),
    end_time: time('End time'),
  }),
});

/** A check of its own and no refinement of the schema, which must remain an object that can be made partial. */
export const lectureEndsAfterStart = (lecture: {
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
}) => `${lecture.end_date}T${lecture.end_time}` >= `${lecture.start_date}T${lecture.start_time}`;
export const LECTURE_END_MESSAGE = 'The end may not precede the start.';

export type LiveLecture = z.output<typeof liveLectures.schema>;
