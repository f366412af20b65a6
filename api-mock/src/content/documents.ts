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
 * The actions on documents of every content resource, each in one transaction.
 *
 * `edit` changes the draft by a function of all its fields, with the document locked. Its result is parsed by the
 * resource's schema; an error that it throws refuses the change. It can be called twice, as a transaction that meets a
 * deadlock is repeated.
 */
export const documentStore = (deps: DocumentDeps) => {
  const inTransaction = <T>(work: (tx: Database) => Promise<T>): Promise<T> => deps.db.transaction(work);
  // Awaited, so that a read after the answer sees the change.
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
    update: (request: DocumentRequest, fields: Fields) => inTransaction((tx) => update(tx, deps, request, fields)),
    edit: (request: DocumentRequest, change: (fields: Fields) => Fields | Promise<Fields>) =>
      inTransaction((tx) => edit(tx, deps, request, change)),
    discard: (request: DocumentRequest) => inTransaction((tx) => discard(tx, deps, request)),
    /** Makes the fields of an earlier version the draft. */
    restore: (request: DocumentRequest, version: number) =>
      inTransaction(async (tx) => restore(tx, deps, request, await fieldsAt(tx, request.id, version))),
    publish: (request: DocumentRequest) => andCatchUp((tx) => publish(tx, deps, request)),
    unpublish: (request: DocumentRequest) => andCatchUp((tx) => unpublish(tx, deps, request)),
    schedule: (request: DocumentRequest, times: Times) => inTransaction((tx) => schedule(tx, deps, request, times)),
    /** Moves to the trash; a permanent record gets its first text instead. */
    remove: (request: DocumentRequest) => andCatchUp((tx) => remove(tx, deps, request)),
    /** Takes out of the trash. */
    recover: (request: DocumentRequest) => inTransaction((tx) => recover(tx, deps, request)),
  };
};
