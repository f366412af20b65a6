import type { RETENTION_EXCEPTIONS, RetentionRuleName } from '@prospectus/contract/retention';
import { type SQL, sql } from 'drizzle-orm';

import { scrubErased } from '../../../platform/changes/audit.ts';
import { rows } from '../../../platform/database/database.ts';
import { timeOf } from '../../../platform/database/times.ts';
import { plainRule, type RetentionRule } from '../../../platform/retention/rule.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eraseLeads, eraseMentions } from '../desk/erase.ts';
import { maskedContact } from '../desk/find-lead.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadQuarantine } from '../quarantine-table.ts';
import { holdsMore, leadEnquiries, leads } from '../tables.ts';

type Deps = LeadDeps & Pick<Platform, 'log'>;
type Reason = (typeof RETENTION_EXCEPTIONS)[number];
type Member = { id: string; root: string; kept: Reason | null; name: string; phone: string; email: string; at: string };

const MAX_PEOPLE_PER_RUN = 10_000;
const BATCH_SIZE = 20;
const EXAMPLES = 5;

/** The retention rules of leads. */
export const leadRules = (deps: Deps): RetentionRule[] => [
  leadRule(deps, 'unverified-leads', 'no longer needed: never verified', (before) => {
    const at = sql`leads.last_enquiry_at`;
    const due = sql`leads.verified_at is null and ${at} < ${timeOf(before)}`;
    return { due, merged: due, at };
  }),
  leadRule(deps, 'lost-leads', 'no longer needed: lost', (before) => {
    const at = sql`greatest(leads.last_enquiry_at, leads.updated_at)`;
    const merged = sql`${at} < ${timeOf(before)}`;
    return { due: sql`leads.sales_stage = 'lost' and ${merged}`, merged, at };
  }),
  plainRule({
    ...{ db: deps.db, name: 'quarantine', table: leadQuarantine },
    isDue: (before) => sql`created_at < ${timeOf(before)}`,
    example: {
      title: sql`concat_ws(' ', left(details->>'name', 1) || '•••', details->>'interest')`,
      at: sql`created_at`,
    },
    also: (tx, ids) => scrubErased(tx, 'leads/quarantine', ids, deps.clock.now()),
  }),
  plainRule({
    ...{ db: deps.db, name: 'staged-changes', table: leadEnquiries },
    isDue: (before) => sql`opened_at < ${timeOf(before)} and ${holdsMore(leadEnquiries)}`,
    example: { title: sql`id::text`, at: sql`opened_at` },
    clear: sql`staged = '{}', fingerprint = null, idempotency_key = null`,
  }),
];

/** When a lead is old enough, and one that was merged, whose stage staff no longer change. */
type Condition = { due: SQL; merged: SQL; at: SQL };

/**
 * A rule that erases people. A lead and those merged into it are one person: they are erased together, if all are old
 * enough and none has a reason to stay.
 */
function leadRule(
  deps: Deps,
  name: RetentionRuleName,
  reason: string,
  conditionOf: (before: Date) => Condition,
): RetentionRule {
  const { db } = deps;
  return {
    name,
    look: async (before) => {
      const members = membersOf(deps, conditionOf(before));
      const counted = await rows<{ kept: Reason | null; n: number }>(
        db,
        sql`${members} select kept, count(*)::int as n from judged group by kept order by kept`,
      );
      const sample = await rows<Member>(
        db,
        sql`${members} select * from (
            (select * from judged where kept is null order by at limit ${EXAMPLES})
            union all (select * from judged where kept is not null order by at limit ${EXAMPLES})
          ) as examples order by kept nulls first, at`,
      );
      return {
        due: counted.find(({ kept }) => kept === null)?.n ?? 0,
        kept: counted.flatMap(({ kept, n }) => (kept === null ? [] : [{ why: kept, count: n }])),
        sample: sample.map(({ id, kept, name: full, phone, email, at }) => ({
          title: `${full} · ${maskedContact({ mobile: phone, email }).mobile}`,
          at: new Date(at).toISOString(),
          lead: id,
          kept,
        })),
      };
    },
    erase: async function* (before) {
      const condition = conditionOf(before);
      const due = await rows<{ root: string }>(
        db,
        sql`${membersOf(deps, condition)} select distinct root from judged where kept is null order by root limit ${MAX_PEOPLE_PER_RUN}`,
      );
      for (let from = 0; from < due.length; from += BATCH_SIZE) {
        const batch = { erased: 0, failed: 0 };
        for (const { root } of due.slice(from, from + BATCH_SIZE)) {
          try {
            batch.erased += await erasePerson(deps, condition, root, reason);
          } catch {
            batch.failed += 1;
            deps.log.error({ rule: name, leadId: root }, 'a lead could not be erased');
          }
        }
        yield batch;
      }
    },
  };
}

/** Erases a person unless something has changed or another process has a lock; returns the number of leads. */
const erasePerson = (deps: Deps, condition: Condition, root: string, reason: string): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const own = sql`(leads.id = ${root}::uuid or leads.merged_into = ${root}::uuid)`;
    const locked = await tx
      .select({ id: leads.id, phone: leads.phone, email: leads.email, name: leads.name })
      .from(leads)
      .where(own)
      .for('update', { skipLocked: true });
    const members = await rows<Member>(tx, sql`${membersOf(deps, condition, own)} select * from judged`);
    if (members.length !== locked.length || members.some(({ kept }) => kept !== null)) return 0;
    const erasure = { at: deps.clock.now(), by: null, reason };
    await eraseLeads(tx, deps, locked, erasure);
    await eraseMentions(tx, locked, erasure);
    return locked.length;
  });

/** Defines `judged`: the leads that are old enough, each with the reason to keep it, or null. */
const membersOf = ({ clock }: Pick<Deps, 'clock'>, { due, merged, at }: Condition, only = sql`true`): SQL => sql`
  with due as (select coalesce(merged_into, id) as root from leads where ${due} and ${only}),
  member as (
    select leads.id, coalesce(leads.merged_into, leads.id) as root, name, phone, email, ${at} as at,
      case when leads.merged_into is null then ${due} else ${merged} end as is_due,
      case when sales_stage = 'enrolled' then 'enrolled'
        when next_at > ${timeOf(clock.now())} then 'follow-up'
        when exists (select 1 from lead_withdrawals where lead_id = leads.id and done_at is null) then 'withdrawal'
      end as own
    from leads where id in (select root from due) or merged_into in (select root from due)
  ),
  person as (select root, bool_and(is_due and own is null) as goes from member group by root),
  judged as (
    select member.id, member.root, name, phone, email, at, case when not goes then coalesce(own, 'merged') end as kept
    from member join person using (root) where is_due
  )`;
