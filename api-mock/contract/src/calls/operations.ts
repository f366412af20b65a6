import { z } from 'zod';

import { dashboardFigures, figuresFileQuery, figuresQuery } from '../leads/figures.ts';
import { auditEntry, auditVerification } from '../operations/audit.ts';
import { recordChange, undoChangesBody, undoResult } from '../operations/changes.ts';
import { dashboardOverview } from '../operations/dashboard.ts';
import { exportQuery } from '../operations/transfer.ts';
import { trashedRecord } from '../operations/trash.ts';
import { type Calls, done, staff } from './call.ts';
import { recordCalls } from './records.ts';

const audit = recordCalls('audit', auditEntry);

/** The first screen, the trash, the audit log, and the changes of all content. */
export const operationCalls = {
  'GET /admin/dashboard': {
    summary: 'Counts, drafts that wait, what is planned, what staff have changed last, the next lectures.',
    access: staff('read', 'dashboard'),
    answer: dashboardOverview,
  },
  'GET /admin/dashboard/figures': {
    summary:
      'The way from a page to the desk, leads over time, first calls and programmes, compared with the time before.',
    access: staff('read', 'dashboard'),
    query: figuresQuery,
    answer: dashboardFigures,
    errors: ['UNKNOWN_FIELD'],
  },
  'GET /admin/dashboard/export': {
    summary: 'The funnel by one thing as CSV; in it nothing is a formula.',
    access: staff('read', 'dashboard'),
    query: figuresFileQuery,
    answer: z.string(),
    as: 'file',
    type: 'text/csv',
    errors: ['UNKNOWN_FIELD'],
  },
  'GET /admin/trash': recordCalls('trash', trashedRecord).list(
    'Deleted records of every resource, and deleted files; the newest first.',
    { filters: ['q', 'id', 'resource', 'deleted_at'], sorts: ['deleted_at', 'title', 'resource'] },
  ),
  'DELETE /admin/trash/:resource/:id': {
    summary: 'Deletes a record or a file that is in the trash for good.',
    access: staff('delete', 'trash'),
    params: { resource: z.string().regex(/^[a-z0-9-]{1,60}$/) },
    answer: done,
  },
  'GET /admin/audit': audit.list('Who did what, before and after; the newest first.', {
    filters: ['q', 'id', 'resource', 'record_id', 'by', 'action', 'at'],
    sorts: ['at', 'id'],
  }),
  'GET /admin/audit/:id': audit.read('One entry.'),
  'GET /admin/audit/verify': {
    summary: 'Whether the chain of entries is whole, and the first that does not fit.',
    access: staff('read', 'audit'),
    answer: auditVerification,
  },
  'GET /admin/audit/export': {
    summary: 'Entries as a file, CSV or JSON; in CSV nothing is a formula.',
    access: staff('list', 'audit'),
    query: exportQuery,
    answer: z.string(),
    as: 'file',
    type: 'text/csv',
    errors: ['UNKNOWN_FIELD'],
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
