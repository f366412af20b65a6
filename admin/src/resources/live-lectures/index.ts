import { LECTURE_END_MESSAGE, lectureEndsAfterStart, type LiveLecture, resources } from '@prospectus/contract';

import type { View } from '../../records/view.ts';
import { DayInput } from './DayInput.tsx';
import { BatchFilter, CourseFilter, SemesterFilter } from './OptionFilter.tsx';
import { BatchInput, CourseInput, SemesterInput } from './SuggestedInput.tsx';
import { TimeInput } from './TimeInput.tsx';
import { DayCell, TimesCell } from './cells.tsx';
import { today } from './times.ts';
import { WhenFilter } from './WhenFilter.tsx';

/** Live lectures (§3): saved is live; times are wall-clock in India. */
export const liveLectures: View = {
  declaration: resources['live-lectures'],
  icon: 'calendar',
  columns: ['subject_name', 'course_name', 'sem_year', 'batch', 'start_date', 'start_time'],
  cells: { start_date: DayCell, start_time: TimesCell },
  filters: [
    { source: 'end_date_gte', label: 'When', Input: WhenFilter },
    { source: 'course_name', label: 'Course', Input: CourseFilter },
    { source: 'sem_year', label: 'Semester', Input: SemesterFilter },
    { source: 'batch', label: 'Batch', Input: BatchFilter },
  ],
  sort: { field: 'start_date', order: 'ASC' },
  firstFilter: () => ({ end_date_gte: today() }),
  inputs: {
    course_name: CourseInput,
    sem_year: SemesterInput,
    batch: BatchInput,
    start_date: DayInput,
    start_time: TimeInput,
    end_date: DayInput,
    end_time: TimeInput,
  },
  check: (values) => (isComplete(values) && !lectureEndsAfterStart(values) ? { end_time: LECTURE_END_MESSAGE } : {}),
  empty: 'Lectures entered here appear on the public schedule at once.',
};

const isComplete = (values: Record<string, unknown>): values is LiveLecture =>
  ['start_date', 'start_time', 'end_date', 'end_time'].every(
    (name) => typeof values[name] === 'string' && values[name] !== '',
  );
