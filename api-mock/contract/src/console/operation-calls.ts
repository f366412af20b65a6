import type { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { leadRecordInFull } from '../leads/console.ts';
import { LEAD_COLUMNS, leadRecord } from '../leads/fields.ts';
import { auditEntry } from '../operations/audit.ts';
import { recordChange } from '../operations/changes.ts';
import { deliveryRecord } from '../operations/deliveries.ts';
import { mediaFields, mediaRecord } from '../operations/media.ts';
import { trashedRecord } from '../operations/trash.ts';
import { releaseFields, releaseRecord } from '../operations/releases.ts';
import { USER_FIELDS, userChange, userRecord } from '../operations/staff.ts';
import { callOn, type ConsoleCall, type ConsoleSubject, GUARDED, LISTED, type ListNames, ONE } from './call.ts';
import { consoleCalls, transferCalls } from './call-shapes.ts';
import { dashboardSubject } from './dashboard-subject.ts';
import { deskCalls, deskExportCalls } from './desk-calls.ts';
import { leadViewSubject } from './lead-view-calls.ts';
import { quarantineSubject } from './quarantine-calls.ts';
import { retentionSubjects } from './retention-subjects.ts';
import { ruleSubject } from './rule-calls.ts';
import { webhookSubject } from './webhook-calls.ts';

const listed = (summary: string, record: z.ZodType, list: ListNames): ConsoleCall =>
  callOn({ record }, consoleCalls.list, { summary, list, errors: LISTED });
const read = (summary: string, record: z.ZodType): ConsoleCall =>
  callOn({ record }, consoleCalls.read, { summary, errors: ONE });
const version = { version: recordMeta.shape.version.optional() };
const same = (...names: string[]): ListNames => ({ filters: ['q', ...names], sorts: names });

const desk = { record: leadRecordInFull };
const user = { record: userRecord, change: userChange.extend(version) };
const media = { record: mediaRecord, change: mediaFields.partial().extend(version) };
const MEDIA_LIST = same(
  ...Object.keys(mediaRecord.omit({ address: true, variants: true, focus: true, crops: true }).shape),
);
const release = { record: releaseRecord, fields: releaseFields, change: releaseFields.partial().extend(version) };
const CHANGED = [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'] as const;

/** What staff work on beyond content: leads, people, files, what goes out, what was done. */
export const operationSubjects = [
  dashboardSubject,
  {
    name: 'leads',
    label: 'Leads',
    calls: {
      list: listed('Leads; the newest first. `view` names a part of them.', leadRecord, {
        filters: ['q', 'view', 'reached', ...LEAD_COLUMNS],
        sorts: LEAD_COLUMNS,
      }),
      board: callOn(desk, deskCalls.board, {
        summary: 'Leads by stage: how many each has, and a range of each. `filter.stage` names the stages.',
        errors: LISTED,
      }),
      owners: callOn(desk, deskCalls.owners, { summary: 'Who can look after leads.', errors: GUARDED }),
      stages: callOn(desk, deskCalls.stages, { summary: 'Stages, and reasons for a loss.', errors: GUARDED }),
      waiting: callOn(desk, deskCalls.waiting, {
        summary: 'How many verified leads nobody has looked after for longer than the alarm allows.',
        errors: GUARDED,
      }),
      bulk: callOn(desk, deskCalls.bulk, {
        summary: 'Gives many leads an owner, a stage or a follow-up; `update` alone.',
        errors: [...GUARDED, 'INVALID_FIELDS'],
      }),
      changeMatching: callOn(desk, deskCalls.changeMatching, {
        summary: 'Gives all leads of a filter an owner, a stage or a follow-up, a hundred a call; at most 10,000.',
        errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'],
      }),
      read: read('A lead with its enquiries and its timeline. It is on record who read it.', leadRecordInFull),
      update: callOn(desk, deskCalls.update, {
        summary: 'Changes stage, owner, follow-up, and the channels that are not to be used.',
        errors: [...CHANGED, 'LOCKED'],
      }),
      timeline: callOn(desk, deskCalls.timeline, { summary: 'What happened, newest first.', errors: ONE }),
      changes: callOn(desk, deskCalls.changes, {
        summary: 'Server-sent events: `changed` at once and whenever a member of staff changes the lead.',
        errors: [...ONE, 'UNAVAILABLE'],
      }),
      score: callOn(desk, deskCalls.score, { summary: 'The lead’s score, line by line.', errors: ONE }),
      similar: callOn({ record: leadRecord }, deskCalls.similar, {
        summary: 'Leads with the same e-mail address, or the same name and interest.',
        errors: ONE,
      }),
      addNote: callOn(desk, deskCalls.addNote, {
        summary: 'Adds a note, of a call or without one, and sets the follow-up.',
        errors: [...ONE, 'INVALID_FIELDS', 'LOCKED'],
      }),
      reveal: callOn(desk, deskCalls.reveal, {
        summary: 'Answers the contact unmasked. It is on record who asked, and why.',
        errors: [...ONE, 'INVALID_FIELDS'],
      }),
      staged: callOn(desk, deskCalls.staged, {
        summary: 'What was entered about the lead without a code, beside what is stored; newest first, masked.',
        errors: ONE,
      }),
      decideStaged: callOn(desk, deskCalls.decideStaged, {
        summary: 'Takes staged changes over into the lead, or drops them; LOCKED where that is decided already.',
        errors: [...ONE, 'INVALID_FIELDS', 'LOCKED'],
      }),
      merge: callOn(desk, deskCalls.merge, {
        summary: 'Makes the lead a part of another one, which is answered.',
        errors: [...ONE, 'INVALID_FIELDS', 'LOCKED'],
      }),
      unmerge: callOn(desk, deskCalls.unmerge, {
        summary: 'Makes a merged lead one of its own again.',
        errors: [...ONE, 'LOCKED'],
      }),
      erase: callOn(desk, deskCalls.erase, {
        summary: 'Erases a person: the lead, its messages, and what the audit log says of it.',
        errors: [...ONE, 'INVALID_FIELDS'],
      }),
    },
  },
  {
    name: 'leads/export',
    label: 'Leads as a file',
    calls: {
      export: callOn(desk, deskExportCalls.export, {
        summary: 'Leads as CSV or JSON, contacts in full. It is on record who exported them.',
        errors: LISTED,
      }),
    },
  },
  leadViewSubject,
  quarantineSubject,
  ...retentionSubjects,
  ruleSubject,
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
      invite: callOn(user, consoleCalls.invite, {
        summary: 'Invites somebody to a role by a one-time link; once more where the invitation is still open.',
        errors: [...GUARDED, 'INVALID_FIELDS', 'LOCKED', 'TOO_MANY_REQUESTS'],
      }),
      removeSecondFactor: callOn(user, consoleCalls.removeSecondFactor, {
        summary: 'Removes the second factor of a person who has lost it, and ends their sessions.',
        errors: ONE,
      }),
      signOut: callOn(user, consoleCalls.signOut, { summary: 'Ends every session of the person.', errors: ONE }),
    },
  },
  {
    name: 'media',
    label: 'Files',
    calls: {
      list: listed('Uploaded files; the newest first. `used` tells those that a record shows.', mediaRecord, {
        ...MEDIA_LIST,
        filters: [...MEDIA_LIST.filters, 'used'],
      }),
      trash: callOn(media, consoleCalls.trash, {
        summary: 'Deleted files, for 30 days.',
        list: MEDIA_LIST,
        errors: LISTED,
      }),
      folders: callOn(media, consoleCalls.folders, { summary: 'Folders that hold a file.', errors: GUARDED }),
      read: read('A file and its stored variants.', mediaRecord),
      update: callOn(media, consoleCalls.update, {
        summary: 'Changes the name, folder and texts of a file, and what a page shows of a picture.',
        errors: CHANGED,
      }),
      delete: callOn(media, consoleCalls.delete, {
        summary: 'Moves a file that nothing shows to the trash.',
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'IN_USE'],
      }),
      restore: callOn(media, consoleCalls.restore, {
        summary: 'Takes a file out of the trash.',
        errors: [...ONE, 'INVALID_FIELDS', 'LOCKED'],
      }),
      whereUsed: callOn(media, consoleCalls.whereUsed, {
        summary: 'Records that show a file, live or drafted.',
        errors: ONE,
      }),
    },
  },
  {
    name: 'trash',
    label: 'Trash',
    calls: {
      list: listed('Deleted records of every resource, and deleted files; the newest first.', trashedRecord, {
        filters: ['q', 'id', 'resource', 'deleted_at'],
        sorts: ['deleted_at', 'title', 'resource'],
      }),
      purge: callOn({ record: trashedRecord }, consoleCalls.purge, {
        summary: 'Deletes a record or a file that is in the trash for good.',
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
      health: callOn({ record: deliveryRecord }, consoleCalls.health, {
        summary: 'Of each channel: what waits and since when, what failed for good, whether it is paused.',
        errors: GUARDED,
      }),
      retryMany: callOn({ record: deliveryRecord }, consoleCalls.retryMany, {
        summary: 'Hands dead deliveries to their gateways once more, each by itself.',
        errors: [...GUARDED, 'INVALID_FIELDS'],
      }),
      testGateway: callOn({ record: deliveryRecord }, consoleCalls.testGateway, {
        summary: 'Hands a test message to a gateway at once, beside the queue, and answers what came of it.',
        errors: [...GUARDED, 'INVALID_FIELDS', 'TOO_MANY_REQUESTS'],
      }),
      pause: callOn({ record: deliveryRecord }, consoleCalls.pause, {
        summary: 'Stops deliveries of a channel; what is written meanwhile waits.',
        errors: [...GUARDED, 'INVALID_FIELDS'],
      }),
      resume: callOn({ record: deliveryRecord }, consoleCalls.resume, {
        summary: 'Delivers again on a channel, what waited first.',
        errors: [...GUARDED, 'INVALID_FIELDS'],
      }),
      replay: callOn({ record: deliveryRecord }, consoleCalls.replay, {
        summary: 'Sends what was delivered once more, as a delivery of its own.',
        errors: [...ONE, 'LOCKED'],
      }),
      retry: callOn({ record: deliveryRecord }, consoleCalls.retry, {
        summary: 'Hands a dead delivery to its gateway once more.',
        errors: [...ONE, 'LOCKED'],
      }),
    },
  },
  {
    name: 'releases',
    label: 'Releases',
    calls: {
      list: listed('Releases; the newest first.', releaseRecord, { filters: [], sorts: ['created_at'] }),
      create: callOn(release, consoleCalls.create, {
        summary: 'Makes a release of drafts.',
        errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'],
      }),
      read: read('A release and what is in it.', releaseRecord),
      update: callOn(release, consoleCalls.update, {
        summary: 'Changes its title, its time, or what is in it.',
        errors: [...CHANGED, 'LOCKED'],
      }),
      delete: callOn(release, consoleCalls.delete, {
        summary: 'Deletes a release; its drafts stay.',
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT'],
      }),
      publish: callOn(release, consoleCalls.publish, {
        summary: 'Makes all its drafts live at once.',
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'],
      }),
      undo: callOn(release, consoleCalls.undo, {
        summary: 'Makes live again what was live before; refused where something of it was changed since.',
        errors: [...ONE, 'LOCKED'],
      }),
    },
  },
  webhookSubject,
  {
    name: 'audit',
    label: 'Audit log',
    calls: {
      list: listed('Who did what, before and after; the newest first.', auditEntry, {
        filters: ['q', 'id', 'resource', 'record_id', 'by', 'action', 'at'],
        sorts: ['at', 'id'],
      }),
      verify: callOn({ record: auditEntry }, consoleCalls.verify, {
        summary: 'Whether the chain of entries is whole, and the first that does not fit.',
        errors: GUARDED,
      }),
      export: callOn({ record: auditEntry }, transferCalls.export, {
        summary: 'Entries as a file, CSV or JSON; in CSV nothing is a formula.',
        errors: LISTED,
      }),
      read: read('One entry.', auditEntry),
    },
  },
  {
    name: 'changes',
    label: 'Changes of content',
    calls: {
      list: listed('What was changed in which record, when and by whom; the newest first.', recordChange, {
        filters: ['q', 'resource', 'record_id', 'by', 'action', 'at', 'by_installation'],
        sorts: ['at'],
      }),
      undoChanges: callOn({ record: recordChange }, consoleCalls.undoChanges, {
        summary: 'Brings records back to how they were before a change; all of them or none.',
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED', 'IN_USE', 'SLUG_TAKEN'],
      }),
    },
  },
] as const satisfies readonly ConsoleSubject[];
