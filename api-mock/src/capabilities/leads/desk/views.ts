import { ApiError, can, ROLE, type StaffUser } from '@prospectus/contract';
import { LEAD_MILESTONES, LEAD_VIEWS, type LeadMilestone, type LeadView } from '@prospectus/contract/lead-views';
import { and, type SQL, sql } from 'drizzle-orm';

import { dayIn, startOfDay } from '../../../platform/clock/clock.ts';
import { timeOf } from '../../../platform/database/times.ts';
import { type LeadScope, submissionWords } from '../console-list.ts';
import { STORED_FIELDS } from '../tables.ts';

const DAY_MS = 86_400_000;

/** The leads that a person may work on: all for an ADMIN, own and unassigned ones for a counsellor. */
export const mayWorkOn = ({ id, role }: Pick<StaffUser, 'id' | 'role'>): SQL =>
  role === ROLE.ADMIN ? sql`true` : sql`(leads.owner is null or leads.owner = ${id}::uuid)`;

/** A view of the list; `none` for an empty choice of views, which matches no lead. */
type View = LeadView | 'none' | undefined;

/** Takes view and reached step out of a list's filter, so that only columns are left. */
export function takeView(query: Record<string, unknown>): {
  view: View;
  reached: SQL | undefined;
  query: Record<string, unknown>;
} {
  const { view, reached, ...rest } = readObject(query['filter']) ?? {};
  if (view === undefined && reached === undefined) return { view: undefined, reached: undefined, query };
  return { view: viewOf(view), reached: reachedOf(reached), query: { ...query, filter: JSON.stringify(rest) } };
}

type ViewRequest = { view: View; reached?: SQL | undefined; person: Pick<StaffUser, 'id' | 'role'>; now: Date };

/** The leads of a view that the person may see; NOT_ALLOWED for the quarantine without its permission. */
export function scopeOf({ view, reached, person, now }: ViewRequest): LeadScope {
  if (view === 'quarantine' && !can(person.role, 'list', 'leads/quarantine')) throw new ApiError('NOT_ALLOWED');
  const inView = view && conditionOf(view, { now, personId: person.id });
  return {
    table: tableOf(view),
    only: and(sql`leads.merged_into is null`, mayWorkOn(person), inView, reached) ?? sql`true`,
  };
}

function viewOf(value: unknown): View {
  if (value === undefined) return undefined;
  const view = Array.isArray(value) && value.length === 0 ? 'none' : LEAD_VIEWS.find((name) => name === value);
  if (!view) throw new ApiError('INVALID_FIELDS', { errors: { 'filter.view': 'There is no such view.' } });
  return view;
}

/** Parses a list's filter; undefined for an invalid one, which `readList` refuses later. */
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

/** Start and end of the day of a time, in Asia/Kolkata. */
export function dayOf(now: Date): { from: Date; to: Date } {
  const from = startOfDay(dayIn(now));
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

const MINUTE_MS = 60_000;
const minuteOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % MINUTE_MS));

/** The condition of a view. Days are those of Asia/Kolkata. */
function conditionOf(view: LeadView | 'none', { now, personId }: { now: Date; personId: string }): SQL {
  const today = dayOf(now);
  const [from, to] = [timeOf(today.from), timeOf(today.to)];
  const conditions: Record<LeadView | 'none', SQL> = {
    none: sql`false`,
    new: sql`leads.created_at >= ${from} and leads.created_at < ${to}`,
    unassigned: sql`leads.owner is null`,
    mine: sql`leads.owner = ${personId}::uuid`,
    due: sql`leads.next_at >= ${from} and leads.next_at < ${to}`,
    // By the minute, so that requests of one minute share a cached total.
    overdue: sql`leads.next_at < ${timeOf(minuteOf(now))}`,
    // Has its own table.
    quarantine: sql`true`,
    'not-in-erp': sql`leads.verified_at is not null and leads.erp_id is null`,
    'do-not-contact': sql`leads.do_not_contact <> '{}'`,
  };
  return conditions[view];
}

const DETAILS = ['name', 'email', 'phone', 'interest', 'qualification'];
const SQL_TYPES = { id: 'uuid', text: 'text', choice: 'text', number: 'int', time: 'timestamptz', channels: 'text[]' };

/** Quarantined submissions with the columns of leads. */
const QUARANTINED = sql`(select ${sql.join(
  STORED_FIELDS.map(({ name, column, kind, from, copies = name, initial }) => {
    const type = SQL_TYPES[kind as keyof typeof SQL_TYPES];
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

const tableOf = (view: View): SQL => (view === 'quarantine' ? QUARANTINED : sql.raw('leads'));

/** Conditions for leads that reached a step; the dashboard's counts use them, too. */
export const REACHED: Readonly<Record<LeadMilestone, SQL>> = {
  code: sql`leads.stage <> 'created'`,
  verified: sql`leads.verified_at is not null`,
  erp: sql`leads.erp_id is not null`,
  stage: sql`leads.sales_stage <> 'new'`,
  called: sql`leads.first_call_at is not null`,
  'not-called': sql`leads.first_call_at is null`,
};

function reachedOf(value: unknown): SQL | undefined {
  if (value === undefined) return undefined;
  // An empty choice matches no lead.
  if (Array.isArray(value) && value.length === 0) return sql`false`;
  const reached = LEAD_MILESTONES.find((one) => one === value);
  if (!reached)
    throw new ApiError('INVALID_FIELDS', { errors: { 'filter.reached': 'Leads are not listed by this step.' } });
  return REACHED[reached];
}
