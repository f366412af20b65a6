import { z } from 'zod';

import {
  deleteQuery,
  difference,
  differenceQuery,
  historyEntry,
  listQuery,
  presence,
  publishBody,
  reorderBody,
  restoreBody,
  revision,
  scheduleBody,
  usage,
} from '../core/records.ts';
import { auditVerification } from '../operations/audit.ts';
import { type AnySchema, done } from '../endpoints/endpoint.ts';
import { undoChangesBody, undoneChange } from '../operations/changes.ts';
import { bulkBody, bulkResult } from '../operations/bulk.ts';
import { exportQuery, importAnswer, importQuery } from '../operations/transfer.ts';
import { mediaFolder } from '../operations/media.ts';
import { channelBody, channelHealth, gatewayTest, gatewayTestBody, retryBody } from '../operations/deliveries.ts';
import { dashboardOverview } from '../operations/dashboard.ts';
import { partReorderBody } from '../resources/parts.ts';
import { userInvitation } from '../operations/staff.ts';
import type { Verb } from '../resources/resource.ts';

/** One call of the console: `{method} /api/admin/{subject}{path}`, whatever its subject's records consist of. */
export type CallShape = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the subject's address. */
  path: '' | `/${string}`;
  /** What the permission matrix is asked. */
  verb: Verb;
  /** Parameters of the path besides the id. */
  params?: Readonly<Record<string, AnySchema>>;
  query?: AnySchema;
  /** `fields`: those of a new record; `change`: some of them and the version that was seen. */
  body?: AnySchema | 'fields' | 'change';
  /** `records` is a bare array of records, whose range and total are in `Content-Range`. */
  answer: AnySchema | 'record' | 'records';
  /** The answer is under `data`; else it is bare, as ra-data-simple-rest reads it. */
  wrapped?: true;
  /** The body is multipart/form-data with one file, `file`, and the texts of `body`. */
  multipart?: true;
  /** The answer is a file, sent as it is read. */
  streamed?: true;
  /** The answer is a stream of server-sent events. */
  events?: true;
  status?: 200 | 201;
};
export type CallShapes = Readonly<Record<string, CallShape>>;

const AT_POSITION = {
  path: '/position/:position',
  params: { position: z.string().regex(/^[1-9]\d{0,5}$/) },
} as const;

/**
 * Every call of the console on a resource or on something of the operation. Mounted in this order: fixed paths come
 * before those with an id at the same position.
 */
export const consoleCalls = {
  overview: { method: 'GET', path: '', verb: 'read', answer: dashboardOverview, wrapped: true },
  list: { method: 'GET', path: '', verb: 'list', query: listQuery, answer: 'records' },
  trash: { method: 'GET', path: '/trash', verb: 'list', query: listQuery, answer: 'records' },
  purge: {
    method: 'DELETE',
    path: '/:resource/:id',
    verb: 'delete',
    params: { resource: z.string().regex(/^[a-z0-9-]{1,60}$/) },
    answer: done,
    wrapped: true,
  },
  verify: { method: 'GET', path: '/verify', verb: 'read', answer: auditVerification, wrapped: true },
  health: { method: 'GET', path: '/health', verb: 'list', answer: z.array(channelHealth), wrapped: true },
  retryMany: {
    method: 'POST',
    path: '/retry',
    verb: 'update',
    body: retryBody,
    answer: z.array(bulkResult),
    wrapped: true,
  },
  testGateway: {
    method: 'POST',
    path: '/test',
    verb: 'update',
    body: gatewayTestBody,
    answer: gatewayTest,
    wrapped: true,
  },
  pause: {
    method: 'POST',
    path: '/pause',
    verb: 'update',
    body: channelBody,
    answer: z.array(channelHealth),
    wrapped: true,
  },
  resume: {
    method: 'POST',
    path: '/resume',
    verb: 'update',
    body: channelBody,
    answer: z.array(channelHealth),
    wrapped: true,
  },
  folders: { method: 'GET', path: '/folders', verb: 'list', answer: z.array(mediaFolder) },
  create: { method: 'POST', path: '', verb: 'create', body: 'fields', answer: 'record', status: 201 },
  reorder: { method: 'POST', path: '/reorder', verb: 'reorder', body: reorderBody, answer: done, wrapped: true },
  bulk: {
    method: 'POST',
    path: '/bulk',
    verb: 'update',
    body: bulkBody,
    answer: z.array(bulkResult),
    wrapped: true,
  },
  undoChanges: {
    method: 'POST',
    path: '/undo',
    verb: 'update',
    body: undoChangesBody,
    answer: z.array(undoneChange),
    wrapped: true,
  },
  readAt: { method: 'GET', verb: 'read', ...AT_POSITION, answer: 'record' },
  updateAt: { method: 'PUT', verb: 'update', ...AT_POSITION, body: 'change', answer: 'record' },
  deleteAt: { method: 'DELETE', verb: 'delete', ...AT_POSITION, query: deleteQuery, answer: 'record' },
  read: { method: 'GET', path: '/:id', verb: 'read', answer: 'record' },
  update: { method: 'PUT', path: '/:id', verb: 'update', body: 'change', answer: 'record' },
  delete: { method: 'DELETE', path: '/:id', verb: 'delete', query: deleteQuery, answer: 'record' },
  clone: { method: 'POST', path: '/:id/clone', verb: 'create', answer: 'record', status: 201 },
  publish: { method: 'POST', path: '/:id/publish', verb: 'publish', body: publishBody, answer: 'record' },
  schedule: { method: 'POST', path: '/:id/schedule', verb: 'publish', body: scheduleBody, answer: 'record' },
  unpublish: { method: 'POST', path: '/:id/unpublish', verb: 'publish', body: publishBody, answer: 'record' },
  discard: { method: 'POST', path: '/:id/discard', verb: 'update', body: publishBody, answer: 'record' },
  whereUsed: { method: 'GET', path: '/:id/where-used', verb: 'read', answer: z.array(usage) },
  history: { method: 'GET', path: '/:id/history', verb: 'read', answer: z.array(historyEntry) },
  revision: {
    method: 'GET',
    path: '/:id/history/:version',
    verb: 'read',
    params: { version: z.string().regex(/^[1-9]\d{0,8}$/) },
    answer: revision,
  },
  difference: {
    method: 'GET',
    path: '/:id/difference',
    verb: 'read',
    query: differenceQuery,
    answer: z.array(difference),
  },
  /** With `Accept: text/event-stream` it goes on: `people` with this answer whenever it changes, `saved` with changes. */
  presence: { method: 'GET', path: '/:id/presence', verb: 'read', answer: presence },
  restore: { method: 'POST', path: '/:id/restore', verb: 'update', body: restoreBody, answer: 'record' },
  invite: { method: 'POST', path: '/invite', verb: 'update', body: userInvitation, answer: 'record', status: 201 },
  removeSecondFactor: { method: 'POST', path: '/:id/remove-second-factor', verb: 'update', answer: 'record' },
  signOut: { method: 'POST', path: '/:id/sign-out', verb: 'update', answer: 'record' },
  release: { method: 'POST', path: '/:id/release', verb: 'update', answer: 'record' },
  undo: { method: 'POST', path: '/:id/undo', verb: 'publish', answer: 'record' },
  retry: { method: 'POST', path: '/:id/retry', verb: 'update', answer: 'record' },
  replay: { method: 'POST', path: '/:id/replay', verb: 'update', answer: 'record', status: 201 },
} as const satisfies CallShapes;
export type ConsoleCallName = keyof typeof consoleCalls;

/** Records as a file, and from one. */
export const transferCalls = {
  export: { method: 'GET', path: '/export', verb: 'list', query: exportQuery, answer: z.string(), streamed: true },
  import: {
    method: 'POST',
    path: '/import',
    verb: 'create',
    query: importQuery,
    body: z.object({}),
    answer: importAnswer,
    multipart: true,
    wrapped: true,
  },
} as const satisfies CallShapes;

/** Which programme's part is meant, where a copied part has the same id. */
const ofProgram = z.object({ programId: z.uuid().optional() });

/** Every call of the console on a part of programmes. */
export const partCalls = {
  list: consoleCalls.list,
  create: consoleCalls.create,
  reorder: { ...consoleCalls.reorder, body: partReorderBody },
  read: { ...consoleCalls.read, query: ofProgram },
  update: { ...consoleCalls.update, query: ofProgram },
  delete: { ...consoleCalls.delete, query: ofProgram.extend(deleteQuery.shape) },
} as const satisfies CallShapes;

type Parsed<S, O> = S extends AnySchema ? (O extends 'out' ? z.output<S> : z.input<S>) : undefined;
/** The query and the body of a call as the API reads them; fields of records are read by their resource. */
export type CallQuery<C extends CallShape> = C extends { query: infer Q } ? Parsed<Q, 'out'> : undefined;
export type CallBody<C extends CallShape> = C extends { body: infer B } ? Parsed<B, 'out'> : undefined;
/** The query and the body of a call as a client gives them. */
export type CallInput<C extends CallShape> = (C extends { query: infer Q } ? { query: Parsed<Q, 'in'> } : object) &
  (C extends { body: infer B } ? { body: B extends AnySchema ? Parsed<B, 'in'> : Record<string, unknown> } : object);
/** What a call answers; `R` is the subject's record. */
export type CallAnswer<C extends CallShape, R> = C['answer'] extends infer A extends AnySchema
  ? z.output<A>
  : C['answer'] extends 'records'
    ? R[]
    : R;
