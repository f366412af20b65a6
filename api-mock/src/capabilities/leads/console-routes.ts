import { ApiError, type FullLeadRecord, type StaffUser } from '@prospectus/contract';
import type { Request } from 'express';

import { liveSettings } from '../../content/live-settings.ts';
import { idOf, type Mounted, on, SENT } from '../../platform/calls/calls.ts';
import { audit } from '../../platform/changes/audit.ts';
import { type ListRequest, readList } from '../../platform/console/list-query.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import { streamToStaff } from '../../platform/http/event-stream.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditLater } from '../audit/index.ts';
import { staffWithRoles } from '../staff/index.ts';
import { leadColumns, type LeadScope, listLeads, readLead } from './console-list.ts';
import { addNote, mergeLead, revealContact, unmergeLead } from './desk/actions.ts';
import { changeLead, changeLeads, changeMatching, OWNER_ROLES } from './desk/change.ts';
import { eraseLead } from './desk/erase.ts';
import { masked, requireOwnLead } from './desk/find-lead.ts';
import { leadsFile, readBoard, similarTo, takeStages } from './desk/lists.ts';
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  readSavedView,
  savedViewColumns,
} from './desk/saved-views.ts';
import { decideStaged, stagedOf } from './desk/staged.ts';
import { entriesOf } from './desk/timeline.ts';
import { mayWorkOn, scopeOf, takeView } from './desk/views.ts';
import type { DeskDeps, LeadDeps } from './lead-deps.ts';
import {
  agreementColumns,
  changeWithdrawal,
  listAgreements,
  listNotices,
  listWithdrawals,
  readWithdrawal,
  withdrawalColumns,
} from './privacy/agreements.ts';
import { erasePerson, exportPerson, findPerson } from './privacy/people.ts';
import {
  deleteQuarantined,
  listQuarantine,
  quarantineColumns,
  readQuarantined,
  releaseLead,
} from './quarantine-list.ts';
import { readAssignment, saveAssignment } from './rules/assignment.ts';
import { discardDraft, draftRules, readChoices, readScoreRules, saveDraft, useDraft } from './rules/score-rules.ts';
import { explainScore, tryDraft } from './rules/score.ts';
import { waitingLeads } from './rules/working-hours.ts';

/** The desk: leads for staff, saved views, and suspected spam. */
export const consoleLeadRoutes = (deps: Platform & DeskDeps): Mounted[] => [
  ...quarantineRoutes(deps),
  ...savedViewRoutes(deps),
  on('GET /admin/leads/export', ({ req, query }) => exportLeads(deps, req, query.format)),
  ...deskRoutes(deps),
];

const quarantineRoutes = (deps: Platform & LeadDeps): Mounted[] => [
  on('GET /admin/leads/quarantine', ({ req }) => listQuarantine(deps.db, readList(req.query, quarantineColumns))),
  on('GET /admin/leads/quarantine/:id', ({ req }) => readQuarantined(deps.db, idOf(req))),
  on('POST /admin/leads/quarantine/:id/release', async ({ req }) =>
    releaseLead(deps, (await requireQuarantined(deps, req)).id, personOf(req).id),
  ),
  on('DELETE /admin/leads/quarantine/:id', async ({ req }) => {
    const record = await requireQuarantined(deps, req);
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

async function requireQuarantined({ db }: LeadDeps, req: Request) {
  const record = await readQuarantined(db, idOf(req));
  if (!record) throw new ApiError('NOT_FOUND');
  checkRecord(req, record);
  return record;
}

const deskRoutes = (deps: Platform & DeskDeps): Mounted[] => [
  on('GET /admin/leads', async ({ req }) => {
    const { request, scope } = parseLeadListQuery(deps, personOf(req), req.query);
    const { found, total } = await listLeads(deps.db, request, scope);
    return { found: found.map(masked), total, first: request.first };
  }),
  on('GET /admin/leads/board', ({ req }) => {
    const { stages, query } = takeStages(req.query);
    const { request, scope } = parseLeadListQuery(deps, personOf(req), query);
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
      parseLeadListQuery(deps, personOf(req), { filter: JSON.stringify(body.filter) }),
    );
  }),
  on('GET /admin/leads/:id', ({ req }) => readForStaff(deps, idOf(req), personOf(req))),
  on('PUT /admin/leads/:id', async ({ req, body }) => {
    await changeLead(deps, idOf(req), personOf(req), body);
    return changedLead(deps, idOf(req));
  }),
  on('GET /admin/leads/:id/timeline', async ({ req }) => entriesOf(deps, await ownLeadId(deps, req))),
  on('GET /admin/leads/:id/changes', async ({ req, res }): Promise<typeof SENT> => {
    const id = await ownLeadId(deps, req);
    const { send, closed } = streamToStaff(res, personOf(req).id, deps.stopping);
    closed.addEventListener(
      'abort',
      deps.leadNews.follow(id, () => send('changed', {})),
    );
    // The lead may have changed since the client read it.
    send('changed', {});
    return SENT;
  }),
  on('GET /admin/leads/:id/score', async ({ req }) =>
    explainScore(deps.db, await ownLeadId(deps, req), deps.clock.now()),
  ),
  on('GET /admin/leads/:id/similar', async ({ req }) => {
    const found = await similarTo(deps.db, await ownLeadId(deps, req), personOf(req));
    return { found, first: 0, total: found.length };
  }),
  on('POST /admin/leads/:id/notes', ({ req, body }) => addNote(deps, idOf(req), personOf(req), body)),
  on('POST /admin/leads/:id/reveal', ({ req, body }) => revealContact(deps, idOf(req), personOf(req), body.reason)),
  on('GET /admin/leads/:id/staged', async ({ req }) => stagedOf(deps.db, await ownLeadId(deps, req))),
  on('POST /admin/leads/:id/staged', async ({ req, body }) => {
    await decideStaged(deps, idOf(req), personOf(req), body);
    return changedLead(deps, idOf(req));
  }),
  on('POST /admin/leads/:id/merge', async ({ req, body }) =>
    changedLead(deps, await mergeLead(deps, idOf(req), personOf(req), body.into)),
  ),
  on('POST /admin/leads/:id/unmerge', async ({ req }) => {
    await unmergeLead(deps, idOf(req), personOf(req));
    return changedLead(deps, idOf(req));
  }),
  on('POST /admin/leads/:id/erase', async ({ req, body }) => {
    await eraseLead(deps, idOf(req), personOf(req), body.reason);
    return { success: true as const };
  }),
];

/** The id in the path; NOT_FOUND for a lead that the person may not work on. */
async function ownLeadId({ db }: LeadDeps, req: Request): Promise<string> {
  const id = idOf(req);
  await requireOwnLead(db, id, personOf(req));
  return id;
}

/** Reads the query of a list, and which leads the person may see. */
function parseLeadListQuery(
  { clock }: LeadDeps,
  person: StaffUser,
  listQuery: Record<string, unknown>,
): { request: ListRequest; scope: LeadScope } {
  const { view, reached, query } = takeView(listQuery);
  return { request: readList(query, leadColumns), scope: scopeOf({ view, reached, person, now: clock.now() }) };
}

/** A lead that the person may work on, with its contact masked; the read is audited. */
async function readForStaff(deps: LeadDeps, id: string, person: StaffUser): Promise<FullLeadRecord | undefined> {
  const lead = await readLead(deps.db, id, mayWorkOn(person));
  if (!lead) return undefined;
  auditLater(deps.db, { at: deps.clock.now(), by: person.id, action: 'read', resource: 'leads', recordId: id });
  return masked(lead);
}

/** The lead after a change, even if the person has just assigned it to a colleague. */
async function changedLead({ db }: LeadDeps, id: string): Promise<FullLeadRecord | undefined> {
  const lead = await readLead(db, id);
  return lead && masked(lead);
}

async function exportLeads(deps: LeadDeps, req: Request, format: 'csv' | 'json' | 'ics') {
  if (format === 'ics') throw new ApiError('INVALID_FIELDS', { errors: { format: 'Leads have no times.' } });
  const { filter } = req.query;
  const person = personOf(req);
  const { request, scope } = parseLeadListQuery(deps, person, filter === undefined ? {} : { filter });
  const note = { at: deps.clock.now(), by: person.id, action: 'export', resource: 'leads', recordId: null } as const;
  await audit(deps.db, { ...note, after: { format } });
  return leadsFile(deps, { request, scope, format });
}

/** The rules for assigning and scoring leads. */
export const ruleRoutes = (deps: Platform & DeskDeps): Mounted[] => [
  on('GET /admin/lead-rules/assignment', () => readAssignment(deps.db, deps.clock.now())),
  on('PUT /admin/lead-rules/assignment', ({ req, body }) => saveAssignment(deps, personOf(req), body)),
  on('GET /admin/lead-rules/choices', () => readChoices(deps.db)),
  on('GET /admin/lead-rules/score', () => readScoreRules(deps.db)),
  on('PUT /admin/lead-rules/score/draft', ({ req, body }) => saveDraft(deps, personOf(req), body)),
  on('POST /admin/lead-rules/score/discard', ({ req, body }) => discardDraft(deps, personOf(req), body.version)),
  on('GET /admin/lead-rules/score/trial', async () => tryDraft(deps.db, await draftRules(deps.db), deps.clock.now())),
  on('POST /admin/lead-rules/score/use', ({ req, body }) => useDraft(deps, personOf(req), body.version)),
];

/** Consents, withdrawals, and all data of one person. */
export const privacyRoutes = (deps: Platform & LeadDeps): Mounted[] => [
  on('GET /admin/retention/withdrawals', ({ req }) => listWithdrawals(deps.db, readList(req.query, withdrawalColumns))),
  on('GET /admin/retention/withdrawals/:id', ({ req }) => readWithdrawal(deps.db, idOf(req))),
  on('PUT /admin/retention/withdrawals/:id', ({ req, body }) =>
    changeWithdrawal(deps, idOf(req), personOf(req).id, body),
  ),
  on('GET /admin/retention/notices', () => listNotices(deps.db)),
  on('GET /admin/retention/agreements', ({ req }) => listAgreements(deps.db, readList(req.query, agreementColumns))),
  on('POST /admin/retention/people/find', ({ req, body }) => findPerson(deps, body.contact, personOf(req))),
  on('POST /admin/retention/people/export', ({ req, body }) => exportPerson(deps, body, personOf(req))),
  on('POST /admin/retention/people/erase', ({ req, body }) => erasePerson(deps, body, personOf(req))),
];
