import type { ScoreCondition } from '@prospectus/contract';
import type { ScoreRule } from '@prospectus/contract/rules';
import { type SQL, sql } from 'drizzle-orm';

const DAY_MS = 86_400_000;

/** Ids as one parameter. */
export const arrayOf = (ids: readonly string[]): SQL => sql`${sql.param(`{${ids.join(',')}}`)}::uuid[]`;

/** Whether one of some columns has one of the values; none given fits everything. */
export const fitsAny = (columns: readonly SQL[], values: readonly (string | number)[]): SQL =>
  values.length === 0 ? sql`true` : hasOneOf(columns, values);

function hasOneOf(columns: readonly SQL[], values: readonly (string | number)[]): SQL {
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`(${sql.join(
    columns.map((column) => sql`${column} in (${list})`),
    sql` or `,
  )})`;
}

/** Whether a lead has what a rule of the score asks for, as a condition over `leads`. */
export function holds(when: ScoreCondition, now: Date): SQL {
  switch (when.kind) {
    case 'verified':
      return sql`leads.verified_at is not null`;
    case 'abroad':
      return sql`leads.phone like '+%'`;
    case 'call-asked':
      return sql`exists (select 1 from lead_events where lead_id = leads.id and type = 'call_asked')`;
    case 'programme':
      return hasOneOf([sql`leads.interest`], when.values);
    case 'source':
      return hasOneOf([sql`leads.media`, sql`leads.last_media`], when.values);
    case 'campaign':
      return hasOneOf([sql`leads.campaign`, sql`leads.last_campaign`], when.values);
    case 'education':
      return hasOneOf([sql`leads.qualification`], when.values);
    case 'enquiries':
      return sql`leads.enquiry_count >= ${when.min}::int`;
    case 'pages':
      return sql`(select count(distinct page) from lead_touches where lead_id = leads.id) >= ${when.min}::int`;
    case 'recent':
      return sql`leads.last_enquiry_at > ${new Date(now.getTime() - when.days * DAY_MS).toISOString()}::timestamptz`;
    case 'call':
      return sql`exists (select 1 from lead_events where lead_id = leads.id and type = 'noted'
        and ${hasOneOf([sql`data->>'outcome'`], when.values)})`;
  }
}

/** The points of a lead by some rules, as an expression over `leads`. */
export const pointsBy = (rules: readonly ScoreRule[], now: Date): SQL =>
  sql`(${sql.join(
    [sql`0`, ...rules.map(({ when, points }) => sql`case when ${holds(when, now)} then ${points}::int else 0 end`)],
    sql` + `,
  )})`;

/** When the points will be others although nothing happens: as an enquiry is recent no longer. */
export function pointsUntil(rules: readonly ScoreRule[], now: Date): SQL {
  const ends = rules.flatMap(({ when }) =>
    when.kind === 'recent'
      ? [sql`case when ${holds(when, now)} then leads.last_enquiry_at + ${`${when.days} days`}::interval end`]
      : [],
  );
  return ends.length === 0 ? sql`null::timestamptz` : sql`least(${sql.join(ends, sql`, `)})`;
}
