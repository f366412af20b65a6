import { LECTURE_END_MESSAGE, lectureEndsAfterStart, type LiveLecture, resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';
import { DayInput } from './DayInput.tsx';
import { BatchFilter, CourseFilter, SemesterFilter } from './OptionFilter.tsx';
import { BatchInput, CourseInput, SemesterInput } from './SuggestedInput.tsx';
import { TimeInput } from './TimeInput.tsx';
import { dayCell, timesCell } from './cells.tsx';
import { today } from './times.ts';
import { WhenFilter } from './WhenFilter.tsx';

/** Live lectures (§3). Saving publishes them; days and times are those of Asia/Kolkata. */
export const liveLectures: ConsoleResource = {
  declaration: resources['live-lectures'],
  icon: 'calendar',
  columns: ['subject_name', 'course_name', 'sem_year', 'batch', 'start_date', 'start_time'],
  cells: { start_date: dayCell, start_time: timesCell },
  cellFields: ['end_date', 'end_time'],
  filters: [
    { source: 'end_date_gte', label: 'When', Input: WhenFilter },
    { source: 'course_name', label: 'Course', Input: CourseFilter },
    { source: 'sem_year', label: 'Semester', Input: SemesterFilter },
    { source: 'batch', label: 'Batch', Input: BatchFilter },
  ],
  sort: { field: 'start_date', order: 'ASC' },
  initialFilter: () => ({ end_date_gte: today() }),
  inputs: {
    course_name: CourseInput,
    sem_year: SemesterInput,
    batch: BatchInput,
    start_date: DayInput,
    start_time: TimeInput,
    end_date: DayInput,
    end_time: TimeInput,
  },
  validate: (values) => (isComplete(values) && !lectureEndsAfterStart(values) ? { end_time: LECTURE_END_MESSAGE } : {}),
};

const isComplete = (values: Record<string, unknown>): values is LiveLecture =>
  ['start_date', 'start_time', 'end_date', 'end_time'].every(
    (name) => typeof values[name] === 'string' && values[name] !== '',
  );
