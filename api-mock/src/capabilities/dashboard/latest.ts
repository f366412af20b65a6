import { type DashboardOverview, type Resource, resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { lastDay } from '../lectures/index.ts';

const MOST = sql.raw('8');
const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

// Names come from the contract alone, never from a request.
const titles = Object.values<Resource>(resources)
  .filter(({ storage }) => storage === 'document')
  .map(({ name, titleField }) => `when '${name}' then coalesce(draft, published)->>'${titleField}'`);

const TITLE = sql`coalesce(case resource ${sql.raw(titles.join(' '))} end, '')`;

/** Drafts that wait to be published, the newest first. */
export const waitingDrafts = (db: Database) =>
  rows<DashboardOverview['waiting'][number]>(
    db,
    sql`select resource, id, ${TITLE} as title,
          case when published is null then 'draft' else 'changed' end as status,
          to_char(updated_at at time zone 'UTC', ${ISO}) as updated_at
        from documents where deleted_at is null and draft is not null
        order by documents.updated_at desc, id limit ${MOST}`,
  );

const PLANNED_DAYS = 14;

/** What goes live or off the site in the coming fortnight by itself; what is late is first of all. */
export const plannedChanges = (db: Database, now: Date) =>
  rows<DashboardOverview['planned'][number]>(
    db,
    sql`select resource, id, title, action, to_char(due at time zone 'UTC', ${ISO}) as at from (
          select resource, id, ${TITLE} as title, 'publish' as action, publish_at as due from documents
            where deleted_at is null and publish_at is not null
          union all select resource, id, ${TITLE}, 'unpublish', unpublish_at from documents
            where deleted_at is null and unpublish_at is not null
          union all select 'releases', id, title, 'publish', publish_at from releases
            where state = 'open' and publish_at is not null) as planned
        where due < ${new Date(now.getTime() + PLANNED_DAYS * 86_400_000).toISOString()}::timestamptz
        order by due, id limit ${MOST}`,
  );

/** What staff have changed last: the newest entry of each record. */
export const latestChanges = (db: Database) =>
  rows<DashboardOverview['changes'][number]>(
    db,
    sql`select resource, record_id, title, action, to_char(at at time zone 'UTC', ${ISO}) as at, by_name from (
          select distinct on (record_id) * from (
            select id, resource, record_id, title, action, at, by_name from audit_log
            where "by" is not null and record_id is not null and action <> 'delete'
              and resource in (${sql.join(
                Object.keys(resources).map((name) => sql`${name}`),
                sql`, `,
              )})
            order by audit_log.at desc, id desc limit 200) as newest
          order by record_id, newest.at desc, id desc) as latest
        order by latest.at desc, id desc limit ${MOST}`,
  );

/** The next lectures, from today (Asia/Kolkata). */
export const nextLectures = (db: Database, now: Date) =>
  rows<DashboardOverview['lectures'][number]>(
    db,
    sql`select id, subject_name, course_name, start_date::text as start_date, start_time from live_lectures
        where deleted_at is null and cancelled_at is null and ${lastDay()} >= ${dayIn(now)}::date order by live_lectures.start_date, start_time, id limit ${MOST}`,
  );
