import { resources } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

import { DateInput } from '../../inputs/TextInput.tsx';
import type { ConsoleResource } from '../../records/console-resource.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { formatDay, formatTimes } from './times.ts';

const Day = ({ day }: { day: unknown }) => formatDay(day, useLanguage().locale);
const Times = ({ lecture }: { lecture: RaRecord }) => formatTimes(lecture, useLanguage().locale);

/** Live lectures (§3). Saving publishes them; days and times are those of Asia/Kolkata. */
export const liveLectures: ConsoleResource = {
  declaration: resources['live-lectures'],
  icon: 'calendar',
  columns: ['subject_name', 'course_name', 'sem_year', 'batch', 'start_date', 'start_time'],
  cells: {
    start_date: (lecture) => <Day day={lecture['start_date']} />,
    start_time: (lecture) => <Times lecture={lecture} />,
  },
  cellFields: ['end_date', 'end_time'],
  sort: { field: 'start_date', order: 'ASC' },
};

/** Days without lectures. */
const holidays: ConsoleResource = {
  declaration: resources.holidays,
  icon: 'calendar',
  columns: ['title', 'date'],
  cells: { date: (holiday) => <Day day={holiday['date']} /> },
  sort: { field: 'date', order: 'ASC' },
  inputs: { date: DateInput },
};

/** The groups of learners that lectures are for; a new one is also created with its first lecture. */
const batches: ConsoleResource = {
  declaration: resources.batches,
  icon: 'users',
  columns: ['batch', 'course_name', 'sem_year'],
  filters: ['course_name', 'sem_year'],
  sort: { field: 'course_name', order: 'ASC' },
};

export const lectureResources = [liveLectures, holidays, batches];
