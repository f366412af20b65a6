import { sql } from 'drizzle-orm';

/** Lectures that overlap any of the days, both ends included; found by the index `live_lectures_on_days`. */
export const onDays = (first: string, last: string) =>
  sql`daterange(start_date, end_date, '[]') && daterange(${first}::date, ${last}::date, '[]')`;
