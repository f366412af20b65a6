import type { FigureGroup, VISIT_STEPS } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import type { Period } from './period.ts';

/** What pages have counted in the time (`now`) or in the one before. */
export type CountedVisits = Record<(typeof VISIT_STEPS)[number], number> & { now: boolean; value: string };

/** What visits are counted by; of a campaign and of a programme pages store nothing. */
export const COUNTED_BY: Partial<Record<FigureGroup, SQL>> = {
  page: sql`path`,
  source: sql`source`,
  device: sql`device`,
  day: sql`day::text`,
};

// Properties are compared as the text they are stored as: reading it as JSON takes many times as long.
const OPENED = `%"step":"MOBILE_NUMBER"%`;
const FROM_ANY = `%"previous":%`;
const FROM_PHONE = `%"previous":"MOBILE_NUMBER"%`;

/** Pages seen, enquiries opened and phones entered. Alike properties are added up before they are compared. */
export const countVisits = (db: Database, { days, before }: Period, by: FigureGroup): Promise<CountedVisits[]> =>
  rows(
    db,
    sql`select now, value,
        coalesce(sum(count) filter (where name = 'page_loaded'), 0)::float8 as page,
        coalesce(sum(count) filter (where name = 'form_step' and props like ${OPENED} and props not like ${FROM_ANY}), 0)::float8 as opened,
        coalesce(sum(count) filter (where name = 'form_step' and props like ${FROM_PHONE}), 0)::float8 as phone
      from (
        select day >= ${days[0]}::date as now, ${COUNTED_BY[by] ?? sql`''`} as value, name, props, sum(count) as count
        from event_counts
        where day >= ${before[0]}::date and day <= ${days.at(-1)}::date and name in ('page_loaded', 'form_step')
        group by 1, 2, 3, 4) as alike
      group by 1, 2`,
  );
