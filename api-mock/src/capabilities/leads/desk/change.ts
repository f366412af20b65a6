import { ApiError, CLOSED_STAGES, type LeadChange, ROLE, type StaffUser } from '@prospectus/contract';
import { and, eq } from 'drizzle-orm';

import { changeRow, type Versioned } from '../../../platform/changes/change-row.ts';
import type { Database } from '../../../platform/database/database.ts';
import { staffWithRoles } from '../../staff/index.ts';
import { readLead } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leads } from '../tables.ts';
import type { DeskEvent } from '../webhook-news.ts';
import type { LeadRow } from '../wire.ts';
import { addEvents } from './events.ts';
import { refuseMerged } from './find-lead.ts';
import { masked } from './mask.ts';
import { mayWorkOn } from './views.ts';

/** Who may look after leads. */
export const OWNER_ROLES = [ROLE.ADMIN, ROLE.COUNSELLOR] as const;

type Fields = Pick<LeadRow, 'sales_stage' | 'lost_reason' | 'owner' | 'next_at' | 'do_not_contact'>;

/**
 * Changes what staff decide about a lead, in one transaction with its timeline and the audit log. With a `version` that
 * is not the present one it answers VERSION_CONFLICT and changes nothing.
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

/** Leads as rows that staff change; the audit log has what they decide. */
export const deskLeads: Versioned<typeof leads> = {
  table: leads,
  resource: 'leads',
  toRecord: async ({ id }, tx) => {
    const current = await readLead(tx, id);
    return current && masked(current);
  },
  audited: (row) => onRecord(row),
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

/** Refuses a follow-up of a lead that nobody is to follow up any more. */
export const closedHasNoFollowUp = () => wrong('next_at', 'A closed lead has no follow-up.');

const wrong = (field: string, why: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: why } });

/** What a change puts on the timeline: one entry for each thing that is another than before. */
function eventsOf(before: Fields, after: Fields, note: string | undefined): Pick<DeskEvent, 'type' | 'data'>[] {
  const [was, is] = [onRecord(before), onRecord(after)];
  const events: Pick<DeskEvent, 'type' | 'data'>[] = [];
  const add = (type: DeskEvent['type'], from: unknown, to: unknown, more: Record<string, unknown> = {}) => {
    if (JSON.stringify(from) !== JSON.stringify(to)) events.push({ type, data: { from, to, ...more } });
  };
  add('stage_changed', was.stage, is.stage, is.lost_reason === null ? {} : { reason: is.lost_reason });
  add('owner_changed', was.owner, is.owner, note ? { note } : {});
  add('follow_up_set', was.next_at, is.next_at);
  add('channels_changed', was.do_not_contact, is.do_not_contact);
  if (note && was.owner === is.owner) events.push({ type: 'noted', data: { text: note } });
  return events;
}

/** What staff decide about a lead, under the names of the wire. */
export const onRecord = (row: Fields) => ({
  stage: row.sales_stage,
  lost_reason: row.lost_reason,
  owner: row.owner,
  next_at: row.next_at?.toISOString() ?? null,
  do_not_contact: row.do_not_contact,
});
