import { z } from 'zod';

import { auditEntry } from '../operations/audit.ts';
import { dashboardCounts } from '../operations/dashboard.ts';
import { deliveryRecord } from '../operations/deliveries.ts';
import { leadRecord, leadRecordInFull, quarantineRecord } from '../leads/console.ts';
import { mediaFields, mediaRecord } from '../operations/media.ts';
import { deleteQuery, listQuery, recordMeta } from '../core/records.ts';
import { USER_FIELDS, userChange, userRecord } from '../operations/staff.ts';
import { type ConsoleCall, type ConsoleSubject, GUARDED, LISTED, type ListNames, ONE } from './call.ts';

const listed = (summary: string, record: z.ZodType, list: ListNames): ConsoleCall => ({
  method: 'GET',
  path: '',
  verb: 'list',
  summary,
  query: listQuery,
  list,
  answer: z.array(record),
  errors: LISTED,
});
const read = (summary: string, record: z.ZodType): ConsoleCall => ({
  method: 'GET',
  path: '/:id',
  verb: 'read',
  summary,
  answer: record,
  errors: ONE,
});
const version = { version: recordMeta.shape.version.optional() };
const same = (...names: string[]): ListNames => ({ filters: ['q', ...names], sorts: names });

/** What staff work on beyond content: leads, people, files, what goes out, what was done. */
export const operationSubjects = [
  {
    name: 'dashboard',
    label: 'Dashboard',
    calls: {
      read: {
        method: 'GET',
        path: '',
        verb: 'read',
        summary: 'Counts: records, drafts, leads, what comes next.',
        answer: dashboardCounts,
        wrapped: true,
        errors: GUARDED,
      },
    },
  },
  {
    name: 'leads',
    label: 'Leads',
    calls: {
      list: listed('Leads; the newest first.', leadRecord, same(...Object.keys(leadRecord.shape))),
      read: read('A lead with its enquiries and its timeline.', leadRecordInFull),
    },
  },
  {
    name: 'leads/quarantine',
    label: 'Submissions set aside as spam',
    calls: {
      list: listed(
        'Submissions that were set aside; the newest first.',
        quarantineRecord,
        same('id', 'address', 'created_at', 'released_at', 'lead_id'),
      ),
      read: read('One of them.', quarantineRecord),
    },
  },
  {
    name: 'users',
    label: 'Staff',
    calls: {
      list: listed('Staff, those who asked for an account included.', userRecord, same(...USER_FIELDS)),
      read: read('One of them.', userRecord),
      update: {
        method: 'PUT',
        path: '/:id',
        verb: 'update',
        summary: 'Gives a role, changes a name, deactivates; the last ADMIN stays.',
        body: userChange.extend(version),
        answer: userRecord,
        errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT', 'LOCKED'],
      },
      delete: {
        method: 'DELETE',
        path: '/:id',
        verb: 'delete',
        summary: 'Deactivates: the account stays, its sessions end.',
        answer: userRecord,
        errors: [...ONE, 'LOCKED'],
      },
      signOut: {
        method: 'POST',
        path: '/:id/sign-out',
        verb: 'update',
        summary: 'Ends every session of the person.',
        answer: userRecord,
        errors: ONE,
      },
    },
  },
  {
    name: 'media',
    label: 'Files',
    calls: {
      list: listed(
        'Uploaded files; the newest first.',
        mediaRecord,
        same(...Object.keys(mediaRecord.omit({ address: true, variants: true }).shape)),
      ),
      read: read('A file and its stored variants.', mediaRecord),
      update: {
        method: 'PUT',
        path: '/:id',
        verb: 'update',
        summary: 'Changes the name and the words of a file.',
        body: mediaFields.partial().extend(version),
        answer: mediaRecord,
        errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'],
      },
      delete: {
        method: 'DELETE',
        path: '/:id',
        verb: 'delete',
        summary: 'Deletes a file that nothing shows.',
        query: deleteQuery,
        answer: mediaRecord,
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'IN_USE'],
      },
    },
  },
  {
    name: 'deliveries',
    label: 'Deliveries',
    calls: {
      list: listed(
        'What went, or is to go, to gateways; the newest first.',
        deliveryRecord,
        same('id', 'channel', 'purpose', 'status', 'attempts', 'created_at', 'expires_at', 'sent_at'),
      ),
      read: read('One of them.', deliveryRecord),
    },
  },
  {
    name: 'audit',
    label: 'Audit log',
    calls: {
      list: listed('Who did what, before and after; the newest first.', auditEntry, {
        filters: ['q', 'id', 'resource', 'record_id', 'by', 'action', 'at'],
        sorts: ['at', 'id'],
      }),
      read: read('One entry.', auditEntry),
    },
  },
] as const satisfies readonly ConsoleSubject[];
