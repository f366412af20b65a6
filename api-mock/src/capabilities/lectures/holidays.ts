import { ApiError, resources } from '@prospectus/contract';
import { and, eq, ne } from 'drizzle-orm';

import { tableColumns } from '../../operations/table-columns.ts';
import type { TableResource } from '../../operations/table-store.ts';
import { lockPlan } from './change.ts';
import { holidays } from './tables.ts';

/** Days without lectures, as a resource of the console. */
export const holidayTable: TableResource = {
  resource: resources.holidays,
  table: holidays,
  columns: tableColumns(resources.holidays, { date: 'day' }, ['date', 'ASC']),
  check: async (tx, fields, { id }) => {
    const [other] = await tx
      .select({ id: holidays.id })
      .from(holidays)
      .where(and(eq(holidays.date, fields['date'] as string), ne(holidays.id, id)));
    if (other) throw new ApiError('INVALID_FIELDS', { errors: { date: 'This day is a holiday already.' } });
    return fields;
  },
  lock: lockPlan,
};
