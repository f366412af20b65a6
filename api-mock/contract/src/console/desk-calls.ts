import { z } from 'zod';

import { listQuery } from '../core/records.ts';
import { boardColumn } from '../leads/board.ts';
import { bulkBody, bulkResult } from '../operations/bulk.ts';
import { exportQuery } from '../operations/transfer.ts';
import {
  leadChange,
  leadContact,
  leadNoteBody,
  leadOwner,
  leadReasonBody,
  mergeLeadBody,
  stagedChange,
  stagedDecision,
  timelineEntry,
} from '../leads/desk.ts';
import { matchingBody, matchingResult } from '../leads/matching.ts';
import { leadScore, waitingLeads } from '../leads/score.ts';
import { leadStagesRecord } from '../leads/stage-record.ts';
import { done } from '../endpoints/endpoint.ts';
import { consoleCalls, type CallShapes } from './call-shapes.ts';

/** Every call of the console on leads: the desk. */
export const deskCalls = {
  list: consoleCalls.list,
  board: { method: 'GET', path: '/board', verb: 'list', query: listQuery, answer: z.array(boardColumn), wrapped: true },
  owners: { method: 'GET', path: '/owners', verb: 'list', answer: z.array(leadOwner), wrapped: true },
  stages: { method: 'GET', path: '/stages', verb: 'list', answer: leadStagesRecord, wrapped: true },
  waiting: { method: 'GET', path: '/waiting', verb: 'list', answer: waitingLeads, wrapped: true },
  bulk: {
    method: 'POST',
    path: '/bulk',
    verb: 'update',
    body: bulkBody,
    answer: z.array(bulkResult),
    wrapped: true,
  },
  changeMatching: {
    method: 'POST',
    path: '/matching',
    verb: 'update',
    body: matchingBody,
    answer: matchingResult,
    wrapped: true,
  },
  read: consoleCalls.read,
  update: { ...consoleCalls.update, body: leadChange },
  timeline: { method: 'GET', path: '/:id/timeline', verb: 'read', answer: z.array(timelineEntry), wrapped: true },
  /** Goes on as server-sent events: `changed` at once and whenever a member of staff changes the lead. */
  changes: { method: 'GET', path: '/:id/changes', verb: 'read', answer: z.string(), events: true },
  score: { method: 'GET', path: '/:id/score', verb: 'read', answer: leadScore, wrapped: true },
  similar: { method: 'GET', path: '/:id/similar', verb: 'read', answer: 'records' },
  addNote: {
    method: 'POST',
    path: '/:id/notes',
    verb: 'update',
    body: leadNoteBody,
    answer: timelineEntry,
    wrapped: true,
    status: 201,
  },
  reveal: {
    method: 'POST',
    path: '/:id/reveal',
    verb: 'read',
    body: leadReasonBody,
    answer: leadContact,
    wrapped: true,
  },
  staged: { method: 'GET', path: '/:id/staged', verb: 'read', answer: z.array(stagedChange), wrapped: true },
  decideStaged: { method: 'POST', path: '/:id/staged', verb: 'update', body: stagedDecision, answer: 'record' },
  merge: { method: 'POST', path: '/:id/merge', verb: 'update', body: mergeLeadBody, answer: 'record' },
  unmerge: { method: 'POST', path: '/:id/unmerge', verb: 'update', answer: 'record' },
  erase: { method: 'POST', path: '/:id/erase', verb: 'delete', body: leadReasonBody, answer: done, wrapped: true },
} as const satisfies CallShapes;

/** Leads as a file, by a permission of its own. */
export const deskExportCalls = {
  export: { method: 'GET', path: '', verb: 'list', query: exportQuery, answer: z.string(), streamed: true },
} as const satisfies CallShapes;
