import { SCORE_BANDS, type ScoreTrial, MAX_TRIAL_LEADS, TRIAL_DAYS } from '@prospectus/contract/rules';
import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../../platform/database/database.ts';
import { masked } from '../desk/mask.ts';
import { pointsBy } from './conditions.ts';
import { draftRules } from './score-rules.ts';

const DAY_MS = 86_400_000;
const MOVED = 10;

type Band = { side: 'before' | 'after'; band: number; leads: number; started: number; enrolled: number };
type Moved = ScoreTrial['moved'][number] & { email: string };
type Tried = { leads: number; bands: Band[] | null; moved: Moved[] | null };

/** What the draft would do with the leads of the last 30 days; the newest ones where there are very many. */
export async function tryDraft(db: Database, now: Date): Promise<ScoreTrial> {
  const { before, after } = await draftRules(db);
  const since = new Date(now.getTime() - TRIAL_DAYS * DAY_MS).toISOString();
  const [tried] = await rows<Tried>(
    db,
    sql`with newest as materialized (
        select * from leads where merged_into is null and created_at >= ${since}::timestamptz
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
          where before <> after order by abs(after - before) desc, id limit ${sql.raw(String(MOVED))}
        ) as moved) as moved`,
  );
  const { leads, bands, moved } = tried ?? { leads: 0, bands: null, moved: null };
  const inBand = (name: Band['side'], band: number) => {
    const {
      leads: n = 0,
      started = 0,
      enrolled = 0,
    } = bands?.find((one) => one.side === name && one.band === band) ?? {};
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

/** An application was begun, whatever became of it. */
const STARTED = sql`(sales_stage in ('application-started', 'documents', 'enrolled') or exists (
  select 1 from lead_events where lead_id = leads.id and type = 'stage_changed'
    and data->>'to' in ('application-started', 'documents', 'enrolled')))`;

/** Leads by band, and how far they came. */
function side(name: 'before' | 'after'): SQL {
  const points = sql.raw(name);
  const starts = sql.raw(`array[${SCORE_BANDS.filter((from) => from !== null).join(', ')}]`);
  return sql`select ${name}::text as side, width_bucket(${points}, ${starts}) as band, count(*)::int as leads,
    (count(*) filter (where started))::int as started, (count(*) filter (where enrolled))::int as enrolled
    from tried group by 2`;
}
