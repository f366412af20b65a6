import { z } from 'zod';

import { dashboardFigures, figuresFileQuery, figuresQuery } from '../leads/figures.ts';
import { auditEntry, auditVerification } from '../operations/audit.ts';
import { recordChange, trashedRecord, undoChangesBody, undoResult } from '../operations/changes.ts';
import { dashboardOverview } from '../operations/dashboard.ts';
import { exportQuery } from '../operations/transfer.ts';
import { type Calls, csvFile, plain, staff, success } from './call.ts';
import { recordCalls } from './records.ts';

const audit = recordCalls('audit', auditEntry);

/** The dashboard, the trash, the audit log, and the changes of all content. */
export const operationCalls = {
  'GET /admin/dashboard': plain(
    staff('read', 'dashboard'),
    'Counts, drafts that wait, what is planned, what staff have changed last, the next lectures.',
    dashboardOverview,
  ),
  'GET /admin/dashboard/figures': {
    summary: 'The funnel from page view to desk, leads by day, first calls and programmes, with the period before.',
    access: staff('read', 'dashboard'),
    query: figuresQuery,
    answer: dashboardFigures,
    errors: ['UNKNOWN_FIELD'],
  },
  'GET /admin/dashboard/export': {
    ...csvFile(staff('read', 'dashboard'), 'The funnel by one group as CSV; nothing in it is a formula.'),
    query: figuresFileQuery,
  },
  'GET /admin/trash': recordCalls('trash', trashedRecord).list(
    'Deleted records of every resource, and deleted files; the newest first.',
    { filters: ['q', 'id', 'resource', 'deleted_at'], sorts: ['deleted_at', 'title', 'resource'] },
  ),
  'DELETE /admin/trash/:resource/:id': {
    summary: 'Deletes a record or a file that is in the trash for good.',
    access: staff('delete', 'trash'),
    params: { resource: z.string().regex(/^[a-z0-9-]{1,60}$/) },
    answer: success,
  },
  'GET /admin/audit': audit.list('Who did what, before and after; the newest first.', {
    filters: ['q', 'id', 'resource', 'record_id', 'by', 'action', 'at'],
    sorts: ['at', 'id'],
  }),
  'GET /admin/audit/:id': audit.read('One entry.'),
  'GET /admin/audit/verify': plain(
    staff('read', 'audit'),
    'Whether the chain of entries is whole, and the first entry that breaks it.',
    auditVerification,
  ),
  'GET /admin/audit/export': {
    ...csvFile(staff('list', 'audit'), 'Entries as a file, CSV or JSON; nothing in the CSV is a formula.'),
    query: exportQuery,
  },
  'GET /admin/changes': recordCalls('changes', recordChange).list(
    'What was changed in which record, when and by whom; the newest first.',
    { filters: ['q', 'resource', 'record_id', 'by', 'action', 'at', 'by_installation'], sorts: ['at'] },
  ),
  'POST /admin/changes/undo': {
    summary: 'Brings records back to how they were before a change; all of them or none.',
    access: staff('update', 'changes'),
    body: undoChangesBody,
    answer: z.array(undoResult),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'LOCKED', 'IN_USE', 'SLUG_TAKEN'],
  },
} as const satisfies Calls;
