import { type DashboardOverview, type Resource, resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { isoOf, timeOf } from '../../platform/database/times.ts';
import { lastDay, onDays } from '../lectures/index.ts';
import { countChangedDays } from './count-days.ts';
import { countedLeads } from './day-figures.ts';

const WEEK_MS = 7 * 86_400_000;
type Counts = Omit<DashboardOverview, 'waiting' | 'planned' | 'changes' | 'lectures'>;

/** Counts of records, drafts, scheduled changes, leads, lectures, and of changes within a week. */
export async function readCounts(db: Database, now: Date): Promise<Counts> {
  const today = dayIn(now);
  const weekAgo = timeOf(new Date(now.getTime() - WEEK_MS));
  await countChangedDays(db);
  const [counts] = await rows<Omit<Counts, 'leads' | 'programs' | 'faqs' | 'today'>>(
    db,
    sql`select
        count(*) filter (where draft is not null)::int as drafts,
        count(*) filter (where publish_at is not null or unpublish_at is not null)::int as scheduled,
        (select count(*)::int from audit_log where at > ${weekAgo} and "by" is not null) as recent_changes,
        (select count(*)::int from live_lectures where ${isHeld} and ${lastDay()} >= ${today}::date) as upcoming_lectures,
        (select count(*)::int from live_lectures where ${isHeld} and ${onDays(today, today)}) as lectures_today,
        (select jsonb_object_agg(resource, n) from (
          select resource, count(*)::int as n from documents where deleted_at is null group by resource
          union all select 'live-lectures', count(*)::int from live_lectures where deleted_at is null
          union all select 'redirects', count(*)::int from redirects) as counted) as records
      from documents where deleted_at is null`,
  );
  if (!counts) throw new Error('a count without a row');
  const { program = 0, faqs = 0 } = counts.records;
  return { ...counts, leads: await countedLeads(db), today, programs: program, faqs };
}

const isHeld = sql`deleted_at is null and cancelled_at is null`;
const MAX_ROWS = sql.raw('8');

// `sql.raw` is safe: the names come from the contract.
const titles = Object.values<Resource>(resources)
  .filter(({ storage }) => storage === 'document')
  .map(({ name, titleField }) => `when '${name}' then coalesce(draft, published)->>'${titleField}'`);

const TITLE = sql`coalesce(case resource ${sql.raw(titles.join(' '))} end, '')`;

/** Unpublished drafts, newest first. */
export const waitingDrafts = (db: Database) =>
  rows<DashboardOverview['waiting'][number]>(
    db,
    sql`select resource, id, ${TITLE} as title,
          case when published is null then 'draft' else 'changed' end as status,
          ${isoOf(sql`updated_at`)} as updated_at
        from documents where deleted_at is null and draft is not null
        order by documents.updated_at desc, id limit ${MAX_ROWS}`,
  );

const PLANNED_DAYS = 14;

/** Scheduled publications and removals of the next 14 days; overdue ones come first. */
export const plannedChanges = (db: Database, now: Date) =>
  rows<DashboardOverview['planned'][number]>(
    db,
    sql`select resource, id, title, action, ${isoOf(sql`due`)} as at from (
          select resource, id, ${TITLE} as title, 'publish' as action, publish_at as due from documents
            where deleted_at is null and publish_at is not null
          union all select resource, id, ${TITLE}, 'unpublish', unpublish_at from documents
            where deleted_at is null and unpublish_at is not null
          union all select 'releases', id, title, 'publish', publish_at from releases
            where state = 'open' and publish_at is not null) as planned
        where due < ${timeOf(new Date(now.getTime() + PLANNED_DAYS * 86_400_000))}
        order by due, id limit ${MAX_ROWS}`,
  );

/** The latest changes by staff: the newest entry of each record. */
export const latestChanges = (db: Database) =>
  rows<DashboardOverview['changes'][number]>(
    db,
    sql`select resource, record_id, title, action, ${isoOf(sql`at`)} as at, by_name from (
          select distinct on (record_id) * from (
            select id, resource, record_id, title, action, at, by_name from audit_log
            where "by" is not null and record_id is not null and action <> 'delete'
              and resource in (${sql.join(
                Object.keys(resources).map((name) => sql`${name}`),
                sql`, `,
              )})
            order by audit_log.at desc, id desc limit 200) as newest
          order by record_id, newest.at desc, id desc) as latest
        order by latest.at desc, id desc limit ${MAX_ROWS}`,
  );

/** The next lectures, from today (Asia/Kolkata). */
export const nextLectures = (db: Database, now: Date) =>
  rows<DashboardOverview['lectures'][number]>(
    db,
    sql`select id, subject_name, course_name, start_date::text as start_date, start_time from live_lectures
        where ${isHeld} and ${lastDay()} >= ${dayIn(now)}::date order by live_lectures.start_date, start_time, id limit ${MAX_ROWS}`,
  );
