import type { LeadScore, ScoreCondition } from '@prospectus/contract';
import { SCORE_BANDS, type ScoreRule, type ScoreTrial, MAX_TRIAL_LEADS, TRIAL_DAYS } from '@prospectus/contract/rules';
import { eq, type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../../platform/database/database.ts';
import { timeOf } from '../../../platform/database/times.ts';
import type { Platform } from '../../../platform/platform.ts';
import { masked } from '../desk/find-lead.ts';
import { leadScoreRules } from '../desk/tables.ts';
import { arrayOf } from '../timeline.ts';

const BATCH_SIZE = 1_000;
const ROUNDS = 10;

type Live = { number: number; rules: ScoreRule[] };

/** The live rules; undefined before the first. */
async function liveRules(db: Database): Promise<Live | undefined> {
  const [live] = await db
    .select({ number: leadScoreRules.number, rules: leadScoreRules.rules })
    .from(leadScoreRules)
    .where(eq(leadScoreRules.state, 'live'));
  return live;
}

/**
 * Scores leads that have changed, that have the score of earlier rules, or whose score has expired, in batches so that a
 * round is short.
 */
export async function scoreLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const live = await liveRules(db);
  if (!live) return;
  const now = clock.now();
  const due = [
    sql`scored_for is distinct from updated_at`,
    sql`score_until <= ${timeOf(now)}`,
    sql`score_rules < ${live.number}::int`,
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    let largest = 0;
    for (const condition of due)
      largest = Math.max(largest, await db.transaction((tx) => scoreBatch(tx, live, now, condition)));
    if (largest < BATCH_SIZE) return;
  }
}

// Two statements: the second sees everything committed before the lock, so that no event is missed.
async function scoreBatch(tx: Database, live: Live, now: Date, condition: SQL): Promise<number> {
  const locked = await rows<{ id: string }>(
    tx,
    sql`select id from leads where ${condition} limit ${sql.raw(String(BATCH_SIZE))} for update skip locked`,
  );
  if (locked.length > 0) await writeScores(tx, live, now, sql`id = any(${arrayOf(locked.map(({ id }) => id))})`);
  return locked.length;
}

/** Computes and stores the scores of leads. */
export const writeScores = async (tx: Database, { number, rules }: Live, now: Date, condition: SQL): Promise<void> =>
  void (await tx.execute(sql`
    update leads set score = ${pointsBy(rules, now)}, score_rules = ${number}::int, scored_for = updated_at,
      score_until = ${pointsUntil(rules, now)} where ${condition}`));

/** The number of leads with a score of earlier rules, up to a limit. */
export async function countStale(db: Database, number: number, upTo: number): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from
      (select 1 from leads where score_rules < ${number}::int limit ${sql.raw(String(upTo))}) as stale`,
  );
  return counted?.n ?? 0;
}

/** A lead's current score, with the points of each rule. */
export async function explainScore(db: Database, id: string, now: Date): Promise<LeadScore> {
  const { rules } = (await liveRules(db)) ?? { rules: [] };
  const held = rules.map(({ when }) => holds(when, now));
  const [lead] = await rows<{ held: boolean[] }>(
    db,
    sql`select array[${sql.join(held, sql`, `)}]::boolean[] as held from leads where id = ${id}::uuid`,
  );
  const lines = rules.filter((_, at) => lead?.held[at]).map(({ when, points }) => ({ when, points }));
  return { score: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

const DAY_MS = 86_400_000;

/** Whether one of the columns has one of the values; true without values. */
export const matchesAny = (columns: readonly SQL[], values: readonly (string | number)[]): SQL =>
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

/** The condition of a score rule, over `leads`. */
function holds(when: ScoreCondition, now: Date): SQL {
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
      return sql`leads.last_enquiry_at > ${timeOf(new Date(now.getTime() - when.days * DAY_MS))}`;
    case 'call':
      return sql`exists (select 1 from lead_events where lead_id = leads.id and type = 'noted'
        and ${hasOneOf([sql`data->>'outcome'`], when.values)})`;
  }
}

/** The points of a lead, as an expression over `leads`. */
const pointsBy = (rules: readonly ScoreRule[], now: Date): SQL =>
  sql`(${sql.join(
    [sql`0`, ...rules.map(({ when, points }) => sql`case when ${holds(when, now)} then ${points}::int else 0 end`)],
    sql` + `,
  )})`;

/** When the points expire without an event: when an enquiry is no longer recent. */
function pointsUntil(rules: readonly ScoreRule[], now: Date): SQL {
  const ends = rules.flatMap(({ when }) =>
    when.kind === 'recent'
      ? [sql`case when ${holds(when, now)} then leads.last_enquiry_at + ${`${when.days} days`}::interval end`]
      : [],
  );
  return ends.length === 0 ? sql`null::timestamptz` : sql`least(${sql.join(ends, sql`, `)})`;
}

const MAX_MOVED = 10;

const NO_LEADS = { leads: 0, started: 0, enrolled: 0 };
type Band = { side: 'before' | 'after'; band: number; leads: number; started: number; enrolled: number };
type Moved = ScoreTrial['moved'][number] & { email: string };
type Tried = { leads: number; bands: Band[] | null; moved: Moved[] | null };

/** Previews the draft with the leads of the last 30 days, up to a limit of the newest. */
export async function tryDraft(
  db: Database,
  { before, after }: { before: readonly ScoreRule[]; after: readonly ScoreRule[] },
  now: Date,
): Promise<ScoreTrial> {
  const since = timeOf(new Date(now.getTime() - TRIAL_DAYS * DAY_MS));
  const [tried] = await rows<Tried>(
    db,
    sql`with newest as materialized (
        select * from leads where merged_into is null and created_at >= ${since}
        order by created_at desc, id desc limit ${sql.raw(String(MAX_TRIAL_LEADS + 1))}
      ), tried as materialized (
        select id, name, phone as mobile, email, interest as area_of_interest,
          ${pointsBy(before, now)} as before, ${pointsBy(after, now)} as after, ${STARTED} as started,
          sales_stage = 'enrolled' as enrolled
        from newest as leads limit ${sql.raw(String(MAX_TRIAL_LEADS))}
      )
      select (select count(*)::int from newest) as leads,
        (select json_agg(bands) from (${side('before')} union all ${side('after')}) as bands) as bands,
        (select json_agg(moved) from (
          select id, name, mobile, email, area_of_interest, before, after from tried
          where before <> after order by abs(after - before) desc, id limit ${sql.raw(String(MAX_MOVED))}
        ) as moved) as moved`,
  );
  const { leads, bands, moved } = tried ?? { leads: 0, bands: null, moved: null };
  const inBand = (name: Band['side'], band: number) => {
    const { leads: n, started, enrolled } = bands?.find((row) => row.side === name && row.band === band) ?? NO_LEADS;
    return { leads: n, started, enrolled };
  };
  return {
    leads: Math.min(leads, MAX_TRIAL_LEADS),
    more: leads > MAX_TRIAL_LEADS,
    bands: SCORE_BANDS.map((from, band) => ({ from, before: inBand('before', band), after: inBand('after', band) })),
    moved: (moved ?? []).map((lead) => {
      const { email: _email, ...shown } = masked(lead);
      return shown;
    }),
  };
}

/** An application was started, even if the lead was lost later. */
const STARTED = sql`(sales_stage in ('application-started', 'documents', 'enrolled') or exists (
  select 1 from lead_events where lead_id = leads.id and type = 'stage_changed'
    and data->>'to' in ('application-started', 'documents', 'enrolled')))`;

/** Leads by band of score, with started applications and enrolments. */
function side(name: 'before' | 'after'): SQL {
  const points = sql.raw(name);
  const starts = sql.raw(`array[${SCORE_BANDS.filter((from) => from !== null).join(', ')}]`);
  return sql`select ${name}::text as side, width_bucket(${points}, ${starts}) as band, count(*)::int as leads,
    (count(*) filter (where started))::int as started, (count(*) filter (where enrolled))::int as enrolled
    from tried group by 2`;
}
