import { ApiError, type FullLeadRecord, type StaffUser } from '@prospectus/contract';
import { type Request } from 'express';

import { liveSettings } from '../../content/live-settings.ts';
import { audit } from '../../platform/changes/audit.ts';
import { auditLater } from '../audit/index.ts';
import { staffWithRoles } from '../staff/index.ts';
import { type Mounted, idOf, on, SENT } from '../../platform/calls/calls.ts';
import { type ListRequest, readList } from '../../platform/console/list-query.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DeskDeps, LeadDeps } from './lead-deps.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import { streamToStaff } from '../../platform/http/event-stream.ts';
import { type LeadScope, leadColumns, listLeads, readLead } from './console-list.ts';
import { readBoard, takeStages } from './desk/board.ts';
import { changeLeads, changeMatching } from './desk/bulk.ts';
import { changeLead, OWNER_ROLES } from './desk/change.ts';
import { eraseLead } from './desk/erase.ts';
import { requireOwnLead } from './desk/find-lead.ts';
import { leadsFile } from './desk/export.ts';
import { masked } from './desk/mask.ts';
import { mergeLead, unmergeLead } from './desk/merge.ts';
import { addNote } from './desk/notes.ts';
import { revealContact } from './desk/reveal.ts';
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  readSavedView,
  savedViewColumns,
} from './desk/saved-views.ts';
import { similarTo } from './desk/similar.ts';
import { decideStaged, stagedOf } from './desk/staged.ts';
import { entriesOf } from './desk/timeline.ts';
import { mayWorkOn, scopeOf, takeView } from './desk/views.ts';
import { deleteQuarantined, listQuarantine, quarantineColumns, readQuarantined } from './quarantine-list.ts';
import { releaseLead } from './release.ts';
import { waitingLeads } from './rules/alarm.ts';
import { explainScore } from './rules/score-sweep.ts';

/** The desk: leads as staff work on them, and suspected spam. */
export const consoleLeadRoutes = (deps: Platform & DeskDeps): Mounted[] => [
  ...quarantineRoutes(deps),
  ...savedViewRoutes(deps),
  on('GET /admin/leads/export', ({ req, query }) => exportLeads(deps, req, query.format)),
  ...deskRoutes(deps),
];

const quarantineRoutes = (deps: Platform & LeadDeps): Mounted[] => [
  on('GET /admin/leads/quarantine', async ({ req }) => {
    const request = readList(req.query, quarantineColumns);
    return { ...(await listQuarantine(deps.db, request)), first: request.first };
  }),
  on('GET /admin/leads/quarantine/:id', ({ req }) => readQuarantined(deps.db, idOf(req))),
  on('POST /admin/leads/quarantine/:id/release', async ({ req }) =>
    releaseLead(deps, (await requireHeld(deps, req)).id, personOf(req).id),
  ),
  on('DELETE /admin/leads/quarantine/:id', async ({ req }) => {
    const record = await requireHeld(deps, req);
    await deleteQuarantined(deps, record.id, personOf(req).id);
    return record;
  }),
];

const savedViewRoutes = (deps: Platform & LeadDeps): Mounted[] => [
  on('GET /admin/leads/views', async ({ req }) => {
    const { first, last } = readList(req.query, savedViewColumns);
    const all = await listSavedViews(deps.db, personOf(req));
    return { found: all.slice(first, last + 1), first, total: all.length };
  }),
  on('POST /admin/leads/views', ({ req }) => createSavedView(deps, personOf(req), req.body)),
  on('GET /admin/leads/views/:id', ({ req }) => readSavedView(deps.db, idOf(req), personOf(req))),
  on('PUT /admin/leads/views/:id', ({ req }) => changeSavedView(deps, idOf(req), personOf(req), req.body)),
  on('DELETE /admin/leads/views/:id', ({ req, query }) =>
    deleteSavedView(deps, idOf(req), personOf(req), query.version),
  ),
];

async function requireHeld({ db }: LeadDeps, req: Request) {
  const record = await readQuarantined(db, idOf(req));
  if (!record) throw new ApiError('NOT_FOUND');
  checkRecord(req, record);
  return record;
}

const deskRoutes = (deps: Platform & DeskDeps): Mounted[] => [
  on('GET /admin/leads', async ({ req }) => {
    const { request, scope } = readLeadList(deps, personOf(req), req.query);
    const { found, total } = await listLeads(deps.db, request, scope);
    return { found: found.map(masked), total, first: request.first };
  }),
  on('GET /admin/leads/board', ({ req }) => {
    const { stages, query } = takeStages(req.query);
    const { request, scope } = readLeadList(deps, personOf(req), query);
    if (takeView(query).view === 'quarantine')
      throw new ApiError('INVALID_FIELDS', { errors: { 'filter.view': 'What is in quarantine has no stages.' } });
    return readBoard(deps, stages, request, scope);
  }),
  on('GET /admin/leads/owners', () => staffWithRoles(deps.db, OWNER_ROLES)),
  on('GET /admin/leads/stages', async () => {
    const { stages, reasons } = await liveSettings(deps.db);
    return { stages, reasons };
  }),
  on('GET /admin/leads/waiting', () => waitingLeads(deps.db, deps.clock.now())),
  on('POST /admin/leads/bulk', ({ req, body }) => changeLeads(deps, personOf(req), body)),
  on('POST /admin/leads/matching', ({ req, body }) => {
    if (body.filter['view'] === 'quarantine')
      throw new ApiError('INVALID_FIELDS', { errors: { 'filter.view': 'What is in quarantine is no lead yet.' } });
    return changeMatching(
      deps,
      personOf(req),
      body,
      readLeadList(deps, personOf(req), { filter: JSON.stringify(body.filter) }),
    );
  }),
  on('GET /admin/leads/:id', ({ req }) => readForStaff(deps, idOf(req), personOf(req))),
  on('PUT /admin/leads/:id', async ({ req, body }) => {
    await changeLead(deps, idOf(req), personOf(req), body);
    return afterwards(deps, idOf(req));
  }),
  on('GET /admin/leads/:id/timeline', async ({ req }) => {
    await requireOwnLead(deps.db, idOf(req), personOf(req));
    return entriesOf(deps, idOf(req));
  }),
  on('GET /admin/leads/:id/changes', async ({ req, res }): Promise<typeof SENT> => {
    const [id, person] = [idOf(req), personOf(req)];
    await requireOwnLead(deps.db, id, person);
    const { send, closed } = streamToStaff(res, person.id, deps.stopping);
    closed.addEventListener(
      'abort',
      deps.leadNews.follow(id, () => send('changed', {})),
    );
    // Whatever happened since the client read the lead is read now.
    send('changed', {});
    return SENT;
  }),
  on('GET /admin/leads/:id/score', async ({ req }) => {
    await requireOwnLead(deps.db, idOf(req), personOf(req));
    return explainScore(deps.db, idOf(req), deps.clock.now());
  }),
  on('GET /admin/leads/:id/similar', async ({ req }) => {
    await requireOwnLead(deps.db, idOf(req), personOf(req));
    const found = await similarTo(deps.db, idOf(req), personOf(req));
    return { found, first: 0, total: found.length };
  }),
  on('POST /admin/leads/:id/notes', ({ req, body }) => addNote(deps, idOf(req), personOf(req), body)),
  on('POST /admin/leads/:id/reveal', ({ req, body }) => revealContact(deps, idOf(req), personOf(req), body.reason)),
  on('GET /admin/leads/:id/staged', async ({ req }) => {
    await requireOwnLead(deps.db, idOf(req), personOf(req));
    return stagedOf(deps.db, idOf(req));
  }),
  on('POST /admin/leads/:id/staged', async ({ req, body }) => {
    await decideStaged(deps, idOf(req), personOf(req), body);
    return afterwards(deps, idOf(req));
  }),
  on('POST /admin/leads/:id/merge', async ({ req, body }) =>
    afterwards(deps, await mergeLead(deps, idOf(req), personOf(req), body.into)),
  ),
  on('POST /admin/leads/:id/unmerge', async ({ req }) => {
    await unmergeLead(deps, idOf(req), personOf(req));
    return afterwards(deps, idOf(req));
  }),
  on('POST /admin/leads/:id/erase', async ({ req, body }) => {
    await eraseLead(deps, idOf(req), personOf(req), body.reason);
    return { success: true as const };
  }),
];

/** A list of leads as the person may see it. */
function readLeadList(
  { clock }: LeadDeps,
  person: StaffUser,
  asked: Record<string, unknown>,
): { request: ListRequest; scope: LeadScope } {
  const { view, reached, query } = takeView(asked);
  return { request: readList(query, leadColumns), scope: scopeOf({ view, reached, person, now: clock.now() }) };
}

/** A lead that the person may work on, its contact masked. That it was read is on record. */
async function readForStaff(deps: LeadDeps, id: string, person: StaffUser): Promise<FullLeadRecord | undefined> {
  const lead = await readLead(deps.db, id, mayWorkOn(person));
  if (!lead) return undefined;
  auditLater(deps.db, { at: deps.clock.now(), by: person.id, action: 'read', resource: 'leads', recordId: id });
  return masked(lead);
}

// Also of a lead that the person has just handed over.
async function afterwards({ db }: LeadDeps, id: string): Promise<FullLeadRecord | undefined> {
  const lead = await readLead(db, id);
  return lead && masked(lead);
}

async function exportLeads(deps: LeadDeps, req: Request, format: 'csv' | 'json' | 'ics') {
  if (format === 'ics') throw new ApiError('INVALID_FIELDS', { errors: { format: 'Leads have no times.' } });
  const { filter } = req.query;
  const person = personOf(req);
  const { request, scope } = readLeadList(deps, person, filter === undefined ? {} : { filter });
  await audit(deps.db, {
    at: deps.clock.now(),
    by: person.id,
    action: 'export',
    resource: 'leads',
    recordId: null,
    after: { format },
  });
  return leadsFile(deps, { request, scope, format });
}
