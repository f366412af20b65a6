import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { leadRecord, leadRecordInFull, quarantineRecord } from '../leads/console.ts';
import { auditEntry } from '../operations/audit.ts';
import { deliveryRecord } from '../operations/deliveries.ts';
import { mediaFields, mediaRecord } from '../operations/media.ts';
import { USER_FIELDS, userChange, userRecord } from '../operations/staff.ts';
import { callOn, type ConsoleCall, type ConsoleSubject, GUARDED, LISTED, type ListNames, ONE } from './call.ts';
import { consoleCalls } from './call-shapes.ts';

const listed = (summary: string, record: z.ZodType, list: ListNames): ConsoleCall =>
  callOn({ record }, consoleCalls.list, { summary, list, errors: LISTED });
const read = (summary: string, record: z.ZodType): ConsoleCall =>
  callOn({ record }, consoleCalls.read, { summary, errors: ONE });
const version = { version: recordMeta.shape.version.optional() };
const same = (...names: string[]): ListNames => ({ filters: ['q', ...names], sorts: names });

const user = { record: userRecord, change: userChange.extend(version) };
const media = { record: mediaRecord, change: mediaFields.partial().extend(version) };
const CHANGED = [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'] as const;

/** What staff work on beyond content: leads, people, files, what goes out, what was done. */
export const operationSubjects = [
  {
    name: 'dashboard',
    label: 'Dashboard',
    calls: {
      counts: callOn({ record: z.never() }, consoleCalls.counts, {
        summary: 'Counts: records, drafts, leads, what comes next.',
        errors: GUARDED,
      }),
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
    label: 'Suspected spam',
    calls: {
      list: listed(
        'Submissions in quarantine; the newest first.',
        quarantineRecord,
        same('id', 'address', 'created_at', 'released_at', 'lead_id'),
      ),
      read: read('One of them.', quarantineRecord),
      release: callOn({ record: quarantineRecord }, consoleCalls.release, {
        summary: 'Makes a lead of a submission in quarantine; sends no code.',
        errors: [...ONE, 'LOCKED'],
      }),
    },
  },
  {
    name: 'users',
    label: 'Staff',
    calls: {
      list: listed('Staff, those who asked for an account included.', userRecord, same(...USER_FIELDS)),
      read: read('One of them.', userRecord),
      update: callOn(user, consoleCalls.update, {
        summary: 'Gives a role, changes a name, deactivates; the last ADMIN stays.',
        errors: [...CHANGED, 'LOCKED'],
      }),
      delete: callOn(user, consoleCalls.delete, {
        summary: 'Deactivates: the account stays, its sessions end.',
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'],
      }),
      signOut: callOn(user, consoleCalls.signOut, { summary: 'Ends every session of the person.', errors: ONE }),
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
      update: callOn(media, consoleCalls.update, {
        summary: 'Changes the name and the texts of a file.',
        errors: CHANGED,
      }),
      delete: callOn(media, consoleCalls.delete, {
        summary: 'Deletes a file that nothing shows.',
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'IN_USE'],
      }),
      whereUsed: callOn(media, consoleCalls.whereUsed, {
        summary: 'Records that show a file, live or drafted.',
        errors: ONE,
      }),
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
      retry: callOn({ record: deliveryRecord }, consoleCalls.retry, {
        summary: 'Hands a dead delivery to its gateway once more.',
        errors: [...ONE, 'LOCKED'],
      }),
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
