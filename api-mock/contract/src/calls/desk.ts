import { z } from 'zod';

import { leadStages } from '../core/lead-stages.ts';
import { listQuery } from '../core/records.ts';
import { boardColumn, fullLeadRecord, quarantineRecord } from '../leads/console.ts';
import { LEAD_COLUMNS, leadRecord } from '../leads/fields.ts';
import {
  leadChange,
  leadContact,
  leadNoteBody,
  leadOwner,
  leadReasonBody,
  matchingBody,
  matchingResult,
  mergeLeadBody,
  stagedChange,
  stagedDecision,
  timelineEntry,
} from '../leads/desk.ts';
import { leadViewFields, leadViewRecord } from '../leads/saved-views.ts';
import { leadScore, waitingLeads } from '../leads/score.ts';
import { bulkBody, bulkResult } from '../operations/bulk.ts';
import { exportQuery } from '../operations/transfer.ts';
import { type Calls, csvFile, plain, staff, success } from './call.ts';
import { filteredAndSortedBy, partialWithVersion, recordCalls } from './records.ts';

const leads = recordCalls('leads', leadRecord);
const lead = recordCalls('leads', fullLeadRecord);
const views = recordCalls('leads/views', leadViewRecord);
const quarantine = recordCalls('leads/quarantine', quarantineRecord);
const LIST_FIELDS = { filters: ['q', 'view', 'reached', ...LEAD_COLUMNS], sorts: LEAD_COLUMNS };

/** The desk: how staff work on leads, their saved views, and suspected spam. */
export const deskCalls = {
  'GET /admin/leads': leads.list('Leads; the newest first. `view` names a part of them.', LIST_FIELDS),
  'GET /admin/leads/board': {
    summary: 'Leads by stage: how many each has, and a range of each. `filter.stage` names the stages.',
    access: staff('list', 'leads'),
    query: listQuery,
    answer: z.array(boardColumn),
    errors: ['UNKNOWN_FIELD'],
  },
  'GET /admin/leads/owners': plain(staff('list', 'leads'), 'Staff who can own leads.', z.array(leadOwner)),
  'GET /admin/leads/stages': plain(staff('list', 'leads'), 'Stages, and reasons for a loss.', leadStages),
  'GET /admin/leads/waiting': plain(
    staff('list', 'leads'),
    'How many verified leads have had no owner for longer than the alarm allows.',
    waitingLeads,
  ),
  'POST /admin/leads/bulk': {
    summary: 'Gives many leads an owner, a stage or a follow-up; `update` alone.',
    access: staff('update', 'leads'),
    body: bulkBody,
    answer: z.array(bulkResult),
  },
  'POST /admin/leads/matching': {
    summary: 'Gives all leads of a filter an owner, a stage or a follow-up, a hundred a call; at most 10,000.',
    access: staff('update', 'leads'),
    body: matchingBody,
    answer: matchingResult,
    errors: ['UNKNOWN_FIELD'],
  },
  'GET /admin/leads/:id': lead.read('A lead with its enquiries and its timeline. The audit log has who read it.'),
  'PUT /admin/leads/:id': lead.action('update', {
    summary: 'Changes stage, owner, follow-up, and the channels that are not to be used.',
    body: leadChange,
    errors: ['UNKNOWN_FIELD', 'VERSION_CONFLICT', 'LOCKED'],
  }),
  'GET /admin/leads/:id/timeline': plain(
    staff('read', 'leads'),
    'The history of the lead, newest first.',
    z.array(timelineEntry),
  ),
  'GET /admin/leads/:id/changes': {
    summary: 'Server-sent events: `changed` at once and whenever a member of staff changes the lead.',
    access: staff('read', 'leads'),
    answer: z.string(),
    as: 'events',
    errors: ['UNAVAILABLE'],
  },
  'GET /admin/leads/:id/score': plain(staff('read', 'leads'), 'The lead’s score, line by line.', leadScore),
  'GET /admin/leads/:id/similar': {
    summary: 'Leads with the same e-mail address, or the same name and interest.',
    access: staff('read', 'leads'),
    answer: z.array(leadRecord),
    as: 'records',
  },
  'POST /admin/leads/:id/notes': {
    summary: 'Adds a note, of a call or without one, and sets the follow-up.',
    access: staff('update', 'leads'),
    body: leadNoteBody,
    answer: timelineEntry,
    status: 201,
    errors: ['LOCKED'],
  },
  'POST /admin/leads/:id/reveal': {
    summary: 'Answers the contact unmasked. The audit log has who asked, and why.',
    access: staff('read', 'leads'),
    body: leadReasonBody,
    answer: leadContact,
  },
  'GET /admin/leads/:id/staged': plain(
    staff('read', 'leads'),
    'Changes that were entered without a code, beside the stored values; newest first, masked.',
    z.array(stagedChange),
  ),
  'POST /admin/leads/:id/staged': lead.action('update', {
    summary: 'Accepts staged changes into the lead, or drops them; LOCKED if they were decided before.',
    body: stagedDecision,
    errors: ['LOCKED'],
  }),
  'POST /admin/leads/:id/merge': lead.action('update', {
    summary: 'Merges the lead into another one, which is answered.',
    body: mergeLeadBody,
    errors: ['LOCKED'],
  }),
  'POST /admin/leads/:id/unmerge': lead.action('update', {
    summary: 'Makes a merged lead one of its own again.',
    errors: ['LOCKED'],
  }),
  'POST /admin/leads/:id/erase': {
    summary: 'Erases a person: the lead, its messages, and what the audit log says of it.',
    access: staff('delete', 'leads'),
    body: leadReasonBody,
    answer: success,
  },
  'GET /admin/leads/export': {
    ...csvFile(
      staff('list', 'leads/export'),
      'Leads as CSV or JSON, contacts in full. The audit log has who exported them.',
    ),
    query: exportQuery,
  },

  'GET /admin/leads/views': views.list('Own and shared views of the list of leads, by title.', {
    filters: [],
    sorts: ['title'],
  }),
  'POST /admin/leads/views': views.create(leadViewFields, {
    summary: 'Saves a view: filter, order, columns, list or board.',
  }),
  'GET /admin/leads/views/:id': views.read('One view.'),
  'PUT /admin/leads/views/:id': views.update(partialWithVersion(leadViewFields), {
    summary: 'Changes one’s own view, or shares it.',
  }),
  'DELETE /admin/leads/views/:id': views.delete({
    summary: 'Deletes one’s own view; an ADMIN also one that is shared.',
  }),

  'GET /admin/leads/quarantine': quarantine.list(
    'Submissions in quarantine; the newest first.',
    filteredAndSortedBy('id', 'address', 'created_at', 'released_at', 'lead_id'),
  ),
  'GET /admin/leads/quarantine/:id': quarantine.read('One submission.'),
  'POST /admin/leads/quarantine/:id/release': quarantine.action('update', {
    summary: 'Makes a lead of a submission in quarantine; sends no code.',
    errors: ['LOCKED'],
  }),
  'DELETE /admin/leads/quarantine/:id': {
    ...quarantine.delete({ summary: 'Deletes a submission in quarantine for good.' }),
    errors: [],
  },
} as const satisfies Calls;
