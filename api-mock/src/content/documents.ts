import type { Resource } from '@prospectus/contract';

import type { Database } from '../platform/database/database.ts';
import type { ContentDeps } from './deps.ts';
import { clone } from './cloning.ts';
import { create, discard, edit, restore, update } from './editing.ts';
import { type DocumentRequest, findDocument } from './locking.ts';
import { publish, schedule, unpublish } from './live.ts';
import { fieldsAt } from './revisions.ts';
import type { Fields } from './tables.ts';
import { recover, remove } from './trash.ts';

export type { DocumentRequest };
export type DocumentDeps = Pick<ContentDeps, 'db' | 'clock' | 'feed' | 'documentSubscribers'>;
type Times = Parameters<typeof schedule>[3];

/**
 * The mechanism of every content resource: what can be done with a document, each in one transaction.
 *
 * `edit(request, change)` changes the draft by a function of all its fields; other writers wait meanwhile:
 * `edit({ resource, id, by, version? }, (fields: Fields) => Fields | Promise<Fields>): Promise<DocumentRow>`.
 * What it answers is read by the resource's schema, cleaned, and its parts are given ids where they have none. What the
 * function throws refuses the change; it may be called twice, where the write meets another one crosswise. A stale `version` is a VERSION_CONFLICT with the whole record as `current`.
 */
export const documentStore = (deps: DocumentDeps) => {
  const inTransaction = <T>(work: (tx: Database) => Promise<T>): Promise<T> => deps.db.transaction(work);
  // Awaited, so that a reader after the answer sees the change.
  const andCatchUp = async <T>(work: (tx: Database) => Promise<T>): Promise<T> => {
    const done = await inTransaction(work);
    await deps.feed.catchUp();
    return done;
  };
  return {
    read: (resource: Resource, id: string) => findDocument(deps.db, resource, id),
    create: (resource: Resource, fields: Fields, by: string | null) =>
      inTransaction((tx) => create(tx, deps, { resource, by }, fields)),
    clone: (request: DocumentRequest) => inTransaction((tx) => clone(tx, deps, request)),
    update: (request: DocumentRequest, given: Fields) => inTransaction((tx) => update(tx, deps, request, given)),
    edit: (request: DocumentRequest, change: (fields: Fields) => Fields | Promise<Fields>) =>
      inTransaction((tx) => edit(tx, deps, request, change)),
    discard: (request: DocumentRequest) => inTransaction((tx) => discard(tx, deps, request)),
    /** The fields of an earlier version as the draft. */
    restore: (request: DocumentRequest, version: number) =>
      inTransaction(async (tx) => restore(tx, deps, request, await fieldsAt(tx, request.id, version))),
    publish: (request: DocumentRequest) => andCatchUp((tx) => publish(tx, deps, request)),
    unpublish: (request: DocumentRequest) => andCatchUp((tx) => unpublish(tx, deps, request)),
    schedule: (request: DocumentRequest, times: Times) => inTransaction((tx) => schedule(tx, deps, request, times)),
    /** To the trash, or back to the first text where the record is always there. */
    remove: (request: DocumentRequest) => andCatchUp((tx) => remove(tx, deps, request)),
    /** Out of the trash. */
    recover: (request: DocumentRequest) => inTransaction((tx) => recover(tx, deps, request)),
  };
};
