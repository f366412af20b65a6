import { ApiError, can, ROLE, type StaffUser } from '@prospectus/contract';
import { LEAD_VIEWS, type LeadView } from '@prospectus/contract/lead-views';
import { and, type SQL, sql } from 'drizzle-orm';

import { dayIn, startOfDay } from '../../../platform/clock/clock.ts';
import type { LeadScope } from '../console-list.ts';
import { submissionWords } from '../search.ts';
import { STORED_FIELDS } from '../tables.ts';
import { reachedOf } from './reached.ts';

const DAY_MS = 86_400_000;

/** Leads a person may work on, as a condition: all of an ADMIN's, a counsellor's own and those of nobody. */
export const mayWorkOn = ({ id, role }: Pick<StaffUser, 'id' | 'role'>): SQL =>
  role === ROLE.ADMIN ? sql`true` : sql`(leads.owner is null or leads.owner = ${id}::uuid)`;

/** A view of the list; `none` is an empty choice of views, as filters by columns have it too. */
type View = LeadView | 'none' | undefined;

/** Takes the view and the step reached out of a list's filter: what is left is a filter by columns. */
export function takeView(query: Record<string, unknown>): {
  view: View;
  reached: SQL | undefined;
  query: Record<string, unknown>;
} {
  const { view: given, reached, ...rest } = readObject(query['filter']) ?? {};
  if (given === undefined && reached === undefined) return { view: undefined, reached: undefined, query };
  return { view: viewOf(given), reached: reachedOf(reached), query: { ...query, filter: JSON.stringify(rest) } };
}

type Viewed = { view: View; reached?: SQL | undefined; person: Pick<StaffUser, 'id' | 'role'>; now: Date };

/** The leads of a view that the person may see. What is in quarantine not everybody may: NOT_ALLOWED. */
export function scopeOf({ view, reached, person, now }: Viewed): LeadScope {
  if (view === 'quarantine' && !can(person.role, 'list', 'leads/quarantine')) throw new ApiError('NOT_ALLOWED');
  const inView = view && conditionOf(view, { now, personId: person.id });
  return {
    table: tableOf(view),
    only: and(sql`leads.merged_into is null`, mayWorkOn(person), inView, reached) ?? sql`true`,
  };
}

function viewOf(given: unknown): View {
  if (given === undefined) return undefined;
  const view = Array.isArray(given) && given.length === 0 ? 'none' : LEAD_VIEWS.find((one) => one === given);
  if (!view) throw new ApiError('INVALID_FIELDS', { errors: { 'filter.view': 'There is no such view.' } });
  return view;
}

/** A list's filter; undefined for what cannot be read, which is refused where the rest of the query is. */
export function readObject(text: unknown): Record<string, unknown> | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** When the day of a time begins and when it is over, in Asia/Kolkata. */
export function dayOf(now: Date): { from: Date; to: Date } {
  const from = startOfDay(dayIn(now));
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

const MINUTE_MS = 60_000;
const minuteOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % MINUTE_MS));

/** The condition of a view. Days are those of Asia/Kolkata. */
function conditionOf(view: LeadView | 'none', { now, personId }: { now: Date; personId: string }): SQL {
  const today = dayOf(now);
  const from = sql`${today.from.toISOString()}::timestamptz`;
  const to = sql`${today.to.toISOString()}::timestamptz`;
  const conditions: Record<LeadView | 'none', SQL> = {
    none: sql`false`,
    new: sql`leads.created_at >= ${from} and leads.created_at < ${to}`,
    unassigned: sql`leads.owner is null`,
    mine: sql`leads.owner = ${personId}::uuid`,
    due: sql`leads.next_at >= ${from} and leads.next_at < ${to}`,
    // By the minute: requests of one minute ask the same, and their total is counted once.
    overdue: sql`leads.next_at < ${minuteOf(now).toISOString()}::timestamptz`,
    // Its rows are those of another table.
    quarantine: sql`true`,
    'not-in-erp': sql`leads.verified_at is not null and leads.erp_id is null`,
    'do-not-contact': sql`leads.do_not_contact <> '{}'`,
  };
  return conditions[view];
}

const DETAILS = ['name', 'email', 'phone', 'interest', 'qualification'];
const TYPES = { id: 'uuid', text: 'text', choice: 'text', number: 'int', time: 'timestamptz', channels: 'text[]' };

/** Submissions in quarantine, with the columns of leads. */
const HELD = sql`(select ${sql.join(
  STORED_FIELDS.map(({ name, column, kind, from, copies = name, initial }) => {
    const type = TYPES[kind as keyof typeof TYPES];
    const value =
      column === 'id'
        ? 'id'
        : DETAILS.includes(column)
          ? `(details->>'${column}')::${type}`
          : from === 'visit' || from === 'enquiry'
            ? `touch->>'${copies}'`
            : initial === 'now'
              ? 'created_at'
              : `${initial === undefined ? 'null' : `'${Array.isArray(initial) ? '{}' : String(initial)}'`}::${type}`;
    return sql.raw(`${value} as ${column}`);
  }),
  sql`, `,
)}, null::uuid as merged_into, ${submissionWords} as words from lead_quarantine where released_at is null)`;

const tableOf = (view: View): SQL => (view === 'quarantine' ? HELD : sql.raw('leads'));
