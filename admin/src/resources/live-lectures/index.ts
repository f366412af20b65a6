import { resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';
import { dateCell } from './cells.tsx';
import { DateInput } from '../../inputs/TextInput.tsx';

export { liveLectures } from './lecture-list.ts';

/** Days without lectures. */
export const holidays: ConsoleResource = {
  declaration: resources.holidays,
  icon: 'calendar',
  columns: ['title', 'date'],
  cells: { date: dateCell },
  sort: { field: 'date', order: 'ASC' },
  inputs: { date: DateInput },
};

/** Who lectures are for; a batch is also made with its first lecture. */
export const batches: ConsoleResource = {
  declaration: resources.batches,
  icon: 'users',
  columns: ['batch', 'course_name', 'sem_year'],
  filters: ['course_name', 'sem_year'],
  sort: { field: 'course_name', order: 'ASC' },
};
