import { z } from 'zod';

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
import { leadStagesRecord } from '../leads/stages.ts';
import { bulkBody, bulkResult } from '../operations/bulk.ts';
import { exportQuery } from '../operations/transfer.ts';
import { type Calls, done, staff } from './call.ts';
import { changeOf, recordCalls, sameNames } from './records.ts';

const leads = recordCalls('leads', leadRecord);
const lead = recordCalls('leads', fullLeadRecord);
const views = recordCalls('leads/views', leadViewRecord);
const quarantine = recordCalls('leads/quarantine', quarantineRecord);
const LISTED = {
  filters: ['q', 'view', 'reached', ...LEAD_COLUMNS],
  sorts: LEAD_COLUMNS,
};

/** The desk: leads as staff work on them, their saved views, and suspected spam. */
export const deskCalls = {
  'GET /admin/leads': leads.list('Leads; the newest first. `view` names a part of them.', LISTED),
  'GET /admin/leads/board': {
    summary: 'Leads by stage: how many each has, and a range of each. `filter.stage` names the stages.',
    access: staff('list', 'leads'),
    query: listQuery,
    answer: z.array(boardColumn),
    errors: ['UNKNOWN_FIELD'],
  },
  'GET /admin/leads/owners': {
    summary: 'Who can look after leads.',
    access: staff('list', 'leads'),
    answer: z.array(leadOwner),
  },
  'GET /admin/leads/stages': {
    summary: 'Stages, and reasons for a loss.',
    access: staff('list', 'leads'),
    answer: leadStagesRecord,
  },
  'GET /admin/leads/waiting': {
    summary: 'How many verified leads nobody has looked after for longer than the alarm allows.',
    access: staff('list', 'leads'),
    answer: waitingLeads,
  },
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
  'GET /admin/leads/:id': lead.read('A lead with its enquiries and its timeline. It is on record who read it.'),
  'PUT /admin/leads/:id': {
    summary: 'Changes stage, owner, follow-up, and the channels that are not to be used.',
    access: staff('update', 'leads'),
    body: leadChange,
    answer: fullLeadRecord,
    as: 'bare',
    errors: ['UNKNOWN_FIELD', 'VERSION_CONFLICT', 'LOCKED'],
  },
  'GET /admin/leads/:id/timeline': {
    summary: 'What happened, newest first.',
    access: staff('read', 'leads'),
    answer: z.array(timelineEntry),
  },
  'GET /admin/leads/:id/changes': {
    summary: 'Server-sent events: `changed` at once and whenever a member of staff changes the lead.',
    access: staff('read', 'leads'),
    answer: z.string(),
    as: 'events',
    errors: ['UNAVAILABLE'],
  },
  'GET /admin/leads/:id/score': {
    summary: 'The lead’s score, line by line.',
    access: staff('read', 'leads'),
    answer: leadScore,
  },
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
    summary: 'Answers the contact unmasked. It is on record who asked, and why.',
    access: staff('read', 'leads'),
    body: leadReasonBody,
    answer: leadContact,
  },
  'GET /admin/leads/:id/staged': {
    summary: 'What was entered about the lead without a code, beside what is stored; newest first, masked.',
    access: staff('read', 'leads'),
    answer: z.array(stagedChange),
  },
  'POST /admin/leads/:id/staged': {
    summary: 'Takes staged changes over into the lead, or drops them; LOCKED where that is decided already.',
    access: staff('update', 'leads'),
    body: stagedDecision,
    answer: fullLeadRecord,
    as: 'bare',
    errors: ['LOCKED'],
  },
  'POST /admin/leads/:id/merge': {
    summary: 'Makes the lead a part of another one, which is answered.',
    access: staff('update', 'leads'),
    body: mergeLeadBody,
    answer: fullLeadRecord,
    as: 'bare',
    errors: ['LOCKED'],
  },
  'POST /admin/leads/:id/unmerge': {
    summary: 'Makes a merged lead one of its own again.',
    access: staff('update', 'leads'),
    answer: fullLeadRecord,
    as: 'bare',
    errors: ['LOCKED'],
  },
  'POST /admin/leads/:id/erase': {
    summary: 'Erases a person: the lead, its messages, and what the audit log says of it.',
    access: staff('delete', 'leads'),
    body: leadReasonBody,
    answer: done,
  },
  'GET /admin/leads/export': {
    summary: 'Leads as CSV or JSON, contacts in full. It is on record who exported them.',
    access: staff('list', 'leads/export'),
    query: exportQuery,
    answer: z.string(),
    as: 'file',
    type: 'text/csv',
    errors: ['UNKNOWN_FIELD'],
  },

  'GET /admin/leads/views': views.list('Own saved views of the list of leads, and those that others share, by title.', {
    filters: [],
    sorts: ['title'],
  }),
  'POST /admin/leads/views': views.create(leadViewFields, {
    summary: 'Saves a view: filter, order, columns, list or board.',
  }),
  'GET /admin/leads/views/:id': views.read('One of them.'),
  'PUT /admin/leads/views/:id': views.update(changeOf(leadViewFields), {
    summary: 'Changes one’s own view, or shares it.',
  }),
  'DELETE /admin/leads/views/:id': views.delete({
    summary: 'Deletes one’s own view; an ADMIN also one that is shared.',
  }),

  'GET /admin/leads/quarantine': quarantine.list(
    'Submissions in quarantine; the newest first.',
    sameNames('id', 'address', 'created_at', 'released_at', 'lead_id'),
  ),
  'GET /admin/leads/quarantine/:id': quarantine.read('One of them.'),
  'POST /admin/leads/quarantine/:id/release': {
    summary: 'Makes a lead of a submission in quarantine; sends no code.',
    access: staff('update', 'leads/quarantine'),
    answer: quarantineRecord,
    as: 'bare',
    errors: ['LOCKED'],
  },
  'DELETE /admin/leads/quarantine/:id': {
    ...quarantine.delete({ summary: 'Deletes a submission in quarantine for good.' }),
    errors: [],
  },
} as const satisfies Calls;
