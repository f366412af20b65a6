import { z } from 'zod';

import { batchFields, OF_PLANNERS } from './live-lectures.ts';
import { defineResource } from './resource.ts';

/** Who lectures are for: course, semester and batch together. One that is renamed takes its lectures along. */
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
  access: OF_PLANNERS,
  schema: z.object(batchFields),
});
