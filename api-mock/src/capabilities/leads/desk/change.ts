import {
  ApiError,
  type Body,
  type BulkResult,
  CLOSED_STAGES,
  type LeadChange,
  leadChange,
  type MatchingResult,
  MAX_MATCHING,
  ROLE,
  type StaffUser,
} from '@prospectus/contract';
import { and, eq, sql } from 'drizzle-orm';

import { changeRow, type Versioned } from '../../../platform/changes/change-row.ts';
import { eachRecord } from '../../../platform/console/bulk.ts';
import type { ListRequest } from '../../../platform/console/list-query.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { parse } from '../../../platform/http/parse.ts';
import { staffWithRoles } from '../../staff/index.ts';
import { type LeadScope, readLead } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leads, type LeadRow } from '../tables.ts';
import { addEvents, type DeskEvent } from './events.ts';
import { masked, refuseMerged } from './find-lead.ts';
import { mayWorkOn } from './views.ts';

/** Roles that may own leads. */
export const OWNER_ROLES = [ROLE.ADMIN, ROLE.COUNSELLOR] as const;

type Fields = Pick<LeadRow, 'sales_stage' | 'lost_reason' | 'owner' | 'next_at' | 'do_not_contact'>;

/**
 * Changes the desk's fields of a lead in one transaction with its timeline and the audit log; VERSION_CONFLICT for an old
 * version.
 */
export const changeLead = (deps: LeadDeps, id: string, person: StaffUser, change: LeadChange): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [at, by] = [deps.clock.now(), person.id];
    const { version, note, ...yours } = change;
    const where = and(eq(leads.id, id), mayWorkOn(person));
    let events: Pick<DeskEvent, 'type' | 'data'>[] = [];
    await changeRow(
      tx,
      deskLeads,
      { where, by, at, version, yours, check: refuseMerged },
      async (before) => {
        const after = await changed(tx, before, change);
        events = eventsOf(before, after, note);
        return events.length > 0 ? after : undefined;
      },
      () => ({ action: events.some(({ type }) => type === 'owner_changed') ? 'assign' : 'stage' }),
    );
    await addEvents(
      tx,
      events.map((event): DeskEvent => ({ ...event, leadId: id, at, by })),
    );
  });

/** Leads as versioned rows; the audit log has the desk's fields. */
export const deskLeads: Versioned<typeof leads> = {
  table: leads,
  resource: 'leads',
  toRecord: async ({ id }, tx) => {
    const current = await readLead(tx, id);
    return current && masked(current);
  },
  audited: (row) => deskFields(row),
};

async function changed(tx: Database, before: LeadRow, change: LeadChange): Promise<Fields> {
  const stage = change.stage ?? before.sales_stage;
  const lostReason = stage === 'lost' ? (change.lost_reason ?? before.lost_reason) : null;
  if (stage === 'lost' && !lostReason) throw wrong('lost_reason', 'Please say why this lead is lost.');
  if (change.lost_reason && stage !== 'lost') throw wrong('lost_reason', 'Only a lead that is lost has a reason.');
  const isClosed = CLOSED_STAGES.includes(stage);
  if (isClosed && change.next_at) throw closedHasNoFollowUp();
  if (change.owner && change.owner !== before.owner) await refuseOwner(tx, change.owner);
  return {
    sales_stage: stage,
    lost_reason: lostReason,
    owner: change.owner === undefined ? before.owner : change.owner,
    next_at: isClosed ? null : change.next_at === undefined ? before.next_at : dateOf(change.next_at),
    do_not_contact: change.do_not_contact ? [...new Set(change.do_not_contact)].toSorted() : before.do_not_contact,
  };
}

async function refuseOwner(tx: Database, owner: string): Promise<void> {
  const people = await staffWithRoles(tx, OWNER_ROLES);
  if (!people.some(({ id }) => id === owner)) throw wrong('owner', 'This person does not look after leads.');
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const closedHasNoFollowUp = () => wrong('next_at', 'A closed lead has no follow-up.');

const wrong = (field: string, why: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: why } });

/** The timeline's entries of a change: one for each changed field, and the note. */
function eventsOf(before: Fields, after: Fields, note: string | undefined): Pick<DeskEvent, 'type' | 'data'>[] {
  const [old, current] = [deskFields(before), deskFields(after)];
  const events: Pick<DeskEvent, 'type' | 'data'>[] = [];
  const add = (type: DeskEvent['type'], from: unknown, to: unknown, more: Record<string, unknown> = {}) => {
    if (JSON.stringify(from) !== JSON.stringify(to)) events.push({ type, data: { from, to, ...more } });
  };
  add('stage_changed', old.stage, current.stage, current.lost_reason === null ? {} : { reason: current.lost_reason });
  add('owner_changed', old.owner, current.owner, note ? { note } : {});
  add('follow_up_set', old.next_at, current.next_at);
  add('channels_changed', old.do_not_contact, current.do_not_contact);
  if (note && old.owner === current.owner) events.push({ type: 'noted', data: { text: note } });
  return events;
}

/** The desk's fields of a lead, with their wire names. */
export const deskFields = (row: Fields) => ({
  stage: row.sales_stage,
  lost_reason: row.lost_reason,
  owner: row.owner,
  next_at: row.next_at?.toISOString() ?? null,
  do_not_contact: row.do_not_contact,
});

type Bulk = Body<'POST /admin/leads/bulk'>;
type Matching = Body<'POST /admin/leads/matching'>;

/** Applies one change to many leads, each in its own transaction. */
export async function changeLeads(
  deps: LeadDeps,
  person: StaffUser,
  { ids, action, changes = {}, versions = {} }: Bulk,
): Promise<BulkResult[]> {
  if (action !== 'update')
    throw new ApiError('INVALID_FIELDS', { errors: { action: 'Leads can only be updated together.' } });
  const change = parse(leadChange, changes);
  return eachRecord(ids, (id) => {
    const version = versions[id];
    return changeLead(deps, id, person, { ...change, ...(version !== undefined && { version }) });
  });
}

// A call takes seconds at most, also with the embedded database.
const LEADS_PER_CALL = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Applies one change to a list's leads, by id and each in its own transaction; refuses more than 10,000. */
export async function changeMatching(
  deps: LeadDeps,
  person: StaffUser,
  { changes, from }: Pick<Matching, 'changes' | 'from'>,
  { request: { where }, scope }: { request: ListRequest; scope: LeadScope },
): Promise<MatchingResult> {
  const { after, until } = from ?? { after: FIRST_ID, until: deps.clock.now().toISOString() };
  const matching = and(
    scope.only,
    where,
    sql`leads.id > ${after}::uuid`,
    sql`leads.created_at <= ${until}::timestamptz`,
  );
  const matches = await rows<{ id: string }>(
    deps.db,
    sql`select id from (select leads.id from ${scope.table} as leads where ${matching} limit ${sql.raw(String(MAX_MATCHING + 1))}) as matches order by id`,
  );
  if (matches.length > MAX_MATCHING)
    throw new ApiError('INVALID_FIELDS', {
      errors: { filter: 'More than 10,000 leads match. Please filter them further, or change them in parts.' },
    });
  const ids = matches.slice(0, LEADS_PER_CALL).map(({ id }) => id);
  const results = await eachRecord(ids, (id) => changeLead(deps, id, person, changes));
  const refused = results.filter(({ ok }) => !ok);
  const [first] = refused;
  const last = ids.at(-1);
  const left = matches.length - ids.length;
  return {
    changed: results.length - refused.length,
    refused: refused.length,
    why: first ? { id: first.id, code: first.code ?? '', msg: first.msg ?? '' } : null,
    left,
    next: left > 0 && last ? { after: last, until } : null,
  };
}
