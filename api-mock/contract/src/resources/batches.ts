import { z } from 'zod';

import { batchFields, PLANNER_ACCESS } from './live-lectures.ts';
import { defineResource } from './resource.ts';

/** The audience of lectures: course, semester and batch. Renaming one renames it in its lectures. */
export const batches = defineResource({
  name: 'batches',
  label: { one: 'Batch', many: 'Batches' },
  titleField: 'batch',
  storage: 'table',
  ordered: false,
  context: ['course_name', 'sem_year'],
  search: ['batch', 'course_name', 'sem_year'],
  filters: ['course_name', 'sem_year', 'batch'],
  sorts: ['course_name', 'sem_year', 'batch'],
  access: PLANNER_ACCESS,
  schema: z.object(batchFields),
});
