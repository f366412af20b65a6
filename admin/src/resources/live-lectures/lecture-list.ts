import { resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';
import { dayCell, timesCell } from './cells.tsx';

/** Live lectures (§3). Saving publishes them; days and times are those of Asia/Kolkata. */
export const liveLectures: ConsoleResource = {
  declaration: resources['live-lectures'],
  icon: 'calendar',
  columns: ['subject_name', 'course_name', 'sem_year', 'batch', 'start_date', 'start_time'],
  cells: { start_date: dayCell, start_time: timesCell },
  cellFields: ['end_date', 'end_time'],
  sort: { field: 'start_date', order: 'ASC' },
};
