import { z } from 'zod';

import { date, requiredText } from '../core/fields.ts';
import { PLANNER_ACCESS } from './live-lectures.ts';
import { defineResource } from './resource.ts';

/** Days without lectures, one record a day; live once saved. */
export const holidays = defineResource({
  name: 'holidays',
  label: { one: 'Holiday', many: 'Holidays' },
  titleField: 'title',
  storage: 'table',
  ordered: false,
  context: ['date'],
  search: ['title'],
  filters: ['date', 'title'],
  sorts: ['date', 'title'],
  access: PLANNER_ACCESS,
  schema: z.object({ date: date('Date'), title: requiredText('Title', { max: 120 }) }),
});
export type Holiday = z.output<typeof holidays.schema>;
