import { resources } from '@prospectus/contract';

import { DateInput } from '../../inputs/TextInput.tsx';
import type { ConsoleResource } from '../../records/console-resource.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { formatDay } from './times.ts';

const Day = ({ day }: { day: unknown }) => formatDay(day, useLanguage().locale);

/** Live lectures (§3), which the planner shows. Saving publishes them; days and times are those of Asia/Kolkata. */
const liveLectures: ConsoleResource = { declaration: resources['live-lectures'], icon: 'calendar' };

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
