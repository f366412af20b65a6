import { sql } from 'drizzle-orm';

import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';

const BATCHES = 40;

/**
 * Fills the database the environment names with lectures, for measurements: `node src/testing/fill-lectures.ts 100000`.
 * They are of 40 batches, one a day for each, half of them before today; none clashes with another.
 */
const count = Number(process.argv[2] ?? 100_000);
const store = await openStore(readConfig(process.env));
await store.db.execute(sql`
  insert into live_lectures (id, course_name, sem_year, batch, subject_name, start_date, start_time, end_date, end_time,
    created_at, updated_at)
  select gen_random_uuid(), 'Bench course', 'Semester 1', 'Bench ' || n % ${BATCHES}::int, 'Subject ' || n % 7, day, '09:00',
    day, '10:00', now(), now()
  from generate_series(0, ${count}::int - 1) as n,
    lateral (select current_date + (n / ${BATCHES}::int - ${Math.floor(count / BATCHES / 2)}::int) as day) as at`);
await store.db.execute(sql`
  insert into batches (id, course_name, sem_year, batch, spelling, created_at, updated_at)
  select gen_random_uuid(), 'Bench course', 'Semester 1', batch, lower(E'Bench course\nSemester 1\n' || batch), now(), now()
  from (select distinct batch from live_lectures where course_name = 'Bench course') as named`);
await store.db.execute(sql`analyze`);
await store.close();
