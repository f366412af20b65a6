import type { AssignmentFields, AssignmentRule } from '@prospectus/contract/rules';
import { inArray, or, type SQL, sql } from 'drizzle-orm';

import { dayIn } from '../../../platform/clock/clock.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { timeOf } from '../../../platform/database/times.ts';
import type { Platform } from '../../../platform/platform.ts';
import { auditAll } from '../../../platform/changes/audit.ts';
import { staffWithRoles } from '../../staff/index.ts';
import { OWNER_ROLES } from '../desk/change.ts';
import { addEvents } from '../desk/events.ts';
import { leads } from '../tables.ts';
import { arrayOf } from '../timeline.ts';
import { matchesAny } from './score.ts';
import { leadAssignment, leadTurns } from '../desk/tables.ts';
import { isOpen, workingTime } from './working-hours.ts';

const BATCH_SIZE = 100;
const DAY_MS = 86_400_000;
/** Older leads that no rule has matched are ignored. */
const MAX_AGE_MS = 30 * DAY_MS;

/** A rule with its people who are at work; null for the rest. */
type OpenRule = { rule: AssignmentRule | null; people: readonly string[] };

/**
 * Assigns new verified leads to staff by the rules, in working hours; returns their number. Processes wait for each other
 * at the row of the rules, so that each knows whose turn it is.
 */
export async function assignLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const [saved] = await db.select({ fields: leadAssignment.fields }).from(leadAssignment);
  if (!saved?.fields.on) return 0;
  const now = clock.now();
  if (!isOpen(await workingTime(db, now), now)) return 0;
  for (let total = 0; ;) {
    const assigned = await db.transaction((tx) => assignBatch(tx, now));
    total += assigned;
    if (assigned < BATCH_SIZE) return total;
  }
}

async function assignBatch(tx: Database, now: Date): Promise<number> {
  const [saved] = await tx.select().from(leadAssignment).for('update');
  if (!saved?.fields.on || !saved.since) return 0;
  const open = await openRules(tx, saved.fields, now);
  if (open.length === 0) return 0;
  const since = new Date(Math.max(saved.since.getTime(), now.getTime() - MAX_AGE_MS));
  const matching = await newLeads(tx, open, since);
  const turns = await turnsOf(tx, dayIn(now));
  const assigned = matching.flatMap(({ id, index }) => {
    const { rule = null, people = [] } = open[index] ?? {};
    const person = turns.next(people);
    if (person === undefined) return [];
    const already = turns.count(person, now);
    return [{ id, person, rule, among: people.length, already }];
  });
  if (assigned.length === 0) return 0;
  await tx.execute(sql`
    update ${leads} set owner = assigned.person, version = ${leads.version} + 1, updated_at = ${timeOf(now)}
    from unnest(${arrayOf(assigned.map(({ id }) => id))}, ${arrayOf(assigned.map(({ person }) => person))}) as assigned(id, person)
    where ${leads.id} = assigned.id`);
  await addEvents(
    tx,
    assigned.map(({ id, person, rule, among, already }) => ({
      ...{ leadId: id, type: 'owner_changed', at: now, by: null },
      data: { from: null, to: person, rule: rule?.title ?? null, today: already, among },
    })),
  );
  await auditAll(
    tx,
    assigned.map(({ id, person, rule }) => ({
      ...{ at: now, by: null, action: 'assign', resource: 'leads', recordId: id, reason: rule?.title ?? null },
      ...{ before: { owner: null }, after: { owner: person } },
    })),
  );
  await turns.save();
  return assigned.length;
}

/** The rules in their order with the people who can get a lead now; rules without any are left out. */
async function openRules(tx: Database, { rules, rest, leave }: AssignmentFields, now: Date): Promise<OpenRule[]> {
  const day = dayIn(now);
  const away = new Set(leave.filter(({ from, until }) => from <= day && day <= until).map(({ person }) => person));
  const active = new Set((await staffWithRoles(tx, OWNER_ROLES)).map(({ id }) => id));
  const atWork = (people: readonly string[]) => people.filter((id) => active.has(id) && !away.has(id));
  return [
    ...rules.map((rule): OpenRule => ({ rule, people: atWork(rule.people) })),
    { rule: null, people: rest.on ? atWork(rest.people) : [] },
  ].filter(({ people }) => people.length > 0);
}

/** New leads that never had an owner, the longest verified first, with the index of the first matching rule. */
function newLeads(tx: Database, open: readonly OpenRule[], since: Date): Promise<{ id: string; index: number }[]> {
  const conditions = open.map(({ rule }) => (rule ? matchesRule(rule) : sql`true`));
  const index = sql`case ${sql.join(
    conditions.map((condition, at) => sql`when ${condition} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`;
  return rows(
    tx,
    sql`select id, ${index} as index from leads
      where owner is null and merged_into is null and verified_at is not null
        and verified_at >= ${timeOf(since)} and sales_stage = 'new' and withdrawn_at is null
        and not exists (select 1 from lead_events where lead_id = leads.id and type = 'owner_changed')
        and (${or(...conditions) ?? sql`false`})
      order by verified_at, id limit ${sql.raw(String(BATCH_SIZE))} for update skip locked`,
  );
}

const matchesRule = ({ programmes, sources, educations }: AssignmentRule): SQL =>
  sql`(${matchesAny([sql`leads.interest`], programmes)} and ${matchesAny([sql`leads.media`, sql`leads.last_media`], sources)}
    and ${matchesAny([sql`leads.qualification`], educations)})`;

/** Whose turn it is: the fewest leads today, then the longest wait, then the order in the rule. */
async function turnsOf(tx: Database, day: string) {
  const saved = await tx.select().from(leadTurns);
  const turns = new Map(
    saved.map((turn) => [turn.person, { today: turn.day === day ? turn.today : 0, last: turn.last_at.getTime() }]),
  );
  const changed = new Set<string>();
  let order = 0;
  const turnOf = (person: string) => turns.get(person) ?? { today: 0, last: 0 };
  const compare = (a: string, b: string) => turnOf(a).today - turnOf(b).today || turnOf(a).last - turnOf(b).last;
  return {
    next: (people: readonly string[]) => people.toSorted(compare)[0],
    /** Counts a lead; returns how many the person already had today. */
    count: (person: string, now: Date): number => {
      const { today } = turnOf(person);
      // Keeps the order of leads assigned at the same time.
      turns.set(person, { today: today + 1, last: now.getTime() + order++ });
      changed.add(person);
      return today;
    },
    save: async () => {
      const values = [...changed].map((person) => {
        const { today, last } = turnOf(person);
        return { person, day, today, last_at: new Date(last) };
      });
      const set = { day: sql`excluded.day`, today: sql`excluded.today`, last_at: sql`excluded.last_at` };
      await tx.insert(leadTurns).values(values).onConflictDoUpdate({ target: leadTurns.person, set });
    },
  };
}

/** How many leads the rules have assigned to people on a day. */
export async function assignedTo(db: Database, people: readonly string[], day: string) {
  const turns = people.length
    ? await db
        .select()
        .from(leadTurns)
        .where(inArray(leadTurns.person, [...people]))
    : [];
  return new Map(
    turns.map((turn) => [
      turn.person,
      { today: turn.day === day ? turn.today : 0, last_at: turn.last_at.toISOString() },
    ]),
  );
}
