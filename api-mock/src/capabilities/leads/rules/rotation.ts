import type { AssignmentFields, AssignmentRule } from '@prospectus/contract/rules';
import { inArray, or, type SQL, sql } from 'drizzle-orm';

import { dayIn } from '../../../platform/clock/clock.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { auditAll } from '../../../platform/changes/audit.ts';
import { staffWithRoles } from '../../staff/index.ts';
import { OWNER_ROLES } from '../desk/change.ts';
import { addEvents } from '../desk/events.ts';
import { leads } from '../tables.ts';
import { arrayOf, fitsAny } from './conditions.ts';
import { leadAssignment, leadTurns } from './rules-table.ts';
import { isOpen, workingTime } from './working-hours.ts';

const BATCH_SIZE = 100;
const DAY_MS = 86_400_000;
/** Leads that no rule has fitted for so long are not looked at again. */
const LOOKED_AT_MS = 30 * DAY_MS;

/** A rule with those of its people who are at work. */
type OpenRule = { rule: AssignmentRule | null; people: readonly string[] };

/**
 * Gives new verified leads to staff by the rules, in working hours; answers how many. Rounds of several processes wait
 * for each other at the row of the rules, so that each sees whose turn it is.
 */
export async function giveLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const [saved] = await db.select({ fields: leadAssignment.fields }).from(leadAssignment);
  if (!saved?.fields.on) return 0;
  const now = clock.now();
  if (!isOpen(await workingTime(db, now), now)) return 0;
  for (let given = 0; ;) {
    const some = await db.transaction((tx) => giveSome(tx, now));
    given += some;
    if (some < BATCH_SIZE) return given;
  }
}

async function giveSome(tx: Database, now: Date): Promise<number> {
  const [saved] = await tx.select().from(leadAssignment).for('update');
  if (!saved?.fields.on || !saved.since) return 0;
  const open = await openRules(tx, saved.fields, now);
  if (open.length === 0) return 0;
  const since = new Date(Math.max(saved.since.getTime(), now.getTime() - LOOKED_AT_MS));
  const found = await newLeads(tx, open, since);
  const turns = await turnsOf(tx, dayIn(now));
  const given = found.flatMap(({ id, nth }) => {
    const { rule = null, people = [] } = open[nth] ?? {};
    const person = turns.next(people);
    if (person === undefined) return [];
    const already = turns.give(person, now);
    return [{ id, person, rule, among: people.length, already }];
  });
  if (given.length === 0) return 0;
  await tx.execute(sql`
    update ${leads} set owner = given.person, version = ${leads.version} + 1, updated_at = ${now.toISOString()}::timestamptz
    from unnest(${arrayOf(given.map(({ id }) => id))}, ${arrayOf(given.map(({ person }) => person))}) as given(id, person)
    where ${leads.id} = given.id`);
  await addEvents(
    tx,
    given.map(({ id, person, rule, among, already }) => ({
      ...{ leadId: id, type: 'owner_changed', at: now, by: null },
      data: { from: null, to: person, rule: rule?.title ?? null, today: already, among },
    })),
  );
  await auditAll(
    tx,
    given.map(({ id, person, rule }) => ({
      ...{ at: now, by: null, action: 'assign', resource: 'leads', recordId: id, reason: rule?.title ?? null },
      ...{ before: { owner: null }, after: { owner: person } },
    })),
  );
  await turns.save();
  return given.length;
}

/** The rules in their order, each with those who can be given a lead now; without the ones that have nobody. */
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

/** New leads that nobody has ever looked after, the longest verified first, with the first of the rules that fits. */
function newLeads(tx: Database, open: readonly OpenRule[], since: Date): Promise<{ id: string; nth: number }[]> {
  const fits = open.map(({ rule }) => (rule ? ruleFits(rule) : sql`true`));
  const nth = sql`case ${sql.join(
    fits.map((condition, at) => sql`when ${condition} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`;
  return rows(
    tx,
    sql`select id, ${nth} as nth from leads
      where owner is null and merged_into is null and verified_at is not null
        and verified_at >= ${since.toISOString()}::timestamptz and sales_stage = 'new' and withdrawn_at is null
        and not exists (select 1 from lead_events where lead_id = leads.id and type = 'owner_changed')
        and (${or(...fits) ?? sql`false`})
      order by verified_at, id limit ${sql.raw(String(BATCH_SIZE))} for update skip locked`,
  );
}

const ruleFits = ({ programmes, sources, educations }: AssignmentRule): SQL =>
  sql`(${fitsAny([sql`leads.interest`], programmes)} and ${fitsAny([sql`leads.media`, sql`leads.last_media`], sources)}
    and ${fitsAny([sql`leads.qualification`], educations)})`;

/** Whose turn it is: who was given the fewest today, then who has waited longest, then who is named first. */
async function turnsOf(tx: Database, day: string) {
  const saved = await tx.select().from(leadTurns);
  const turns = new Map(
    saved.map((turn) => [turn.person, { today: turn.day === day ? turn.today : 0, last: turn.last_at.getTime() }]),
  );
  const changed = new Set<string>();
  let nth = 0;
  const turnOf = (person: string) => turns.get(person) ?? { today: 0, last: 0 };
  const compare = (a: string, b: string) => turnOf(a).today - turnOf(b).today || turnOf(a).last - turnOf(b).last;
  return {
    next: (people: readonly string[]) => people.toSorted(compare)[0],
    /** Answers how many the person had been given today before. */
    give: (person: string, now: Date): number => {
      const { today } = turnOf(person);
      // Of those given at the same moment, the later ones are later.
      turns.set(person, { today: today + 1, last: now.getTime() + nth++ });
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

/** What the rules have given people on a day. */
export async function givenTo(db: Database, people: readonly string[], day: string) {
  const found = people.length
    ? await db
        .select()
        .from(leadTurns)
        .where(inArray(leadTurns.person, [...people]))
    : [];
  return new Map(
    found.map((turn) => [
      turn.person,
      { today: turn.day === day ? turn.today : 0, last_at: turn.last_at.toISOString() },
    ]),
  );
}
