import type { Resource } from '@prospectus/contract';

import type { Database } from '../platform/database/database.ts';
import type { ContentDeps } from './deps.ts';
import { clone } from './cloning.ts';
import { create, discard, edit, restore, update } from './editing.ts';
import { type Act, find } from './holding.ts';
import { publish, schedule, unpublish } from './live.ts';
import type { DocumentRow } from './record.ts';
import { fieldsAt } from './revisions.ts';
import type { Fields } from './tables.ts';
import { recover, remove } from './trash.ts';

export type { Act };
export type DocumentDeps = Pick<ContentDeps, 'db' | 'clock' | 'feed' | 'documentSubscribers'>;
type Times = Parameters<typeof schedule>[3];

/**
 * The mechanism of every content resource: what can be done with a document, each in one transaction.
 *
 * `edit(act, change)` changes the draft by a function of the whole fields, held against other writers meanwhile:
 * `edit({ resource, id, by, version? }, (fields: Fields) => Fields | Promise<Fields>): Promise<DocumentRow>`.
 * What it answers is read by the resource's schema, cleaned, and its parts are given ids where they have none. What the
 * function throws refuses the change. A stale `version` is a VERSION_CONFLICT with the whole record as `current`.
 */
export const documentStore = (deps: DocumentDeps) => {
  const inOne = (work: (tx: Database) => Promise<DocumentRow>) => deps.db.transaction(work);
  // Awaited, so that whoever changed what is live reads the new.
  const andTell = async (work: (tx: Database) => Promise<DocumentRow>) => {
    const row = await inOne(work);
    await deps.feed.catchUp();
    return row;
  };
  return {
    read: (resource: Resource, id: string) => find(deps.db, resource, id),
    create: (resource: Resource, fields: Fields, by: string | null) =>
      inOne((tx) => create(tx, deps, { resource, by }, fields)),
    clone: (act: Act) => inOne((tx) => clone(tx, deps, act)),
    update: (act: Act, given: Fields) => inOne((tx) => update(tx, deps, act, given)),
    edit: (act: Act, change: (fields: Fields) => Fields | Promise<Fields>) =>
      inOne((tx) => edit(tx, deps, act, change)),
    discard: (act: Act) => inOne((tx) => discard(tx, deps, act)),
    /** The fields of an earlier version as the draft. */
    restore: (act: Act, version: number) =>
      inOne(async (tx) => restore(tx, deps, act, await fieldsAt(tx, act.id, version))),
    publish: (act: Act) => andTell((tx) => publish(tx, deps, act)),
    unpublish: (act: Act) => andTell((tx) => unpublish(tx, deps, act)),
    schedule: (act: Act, times: Times) => inOne((tx) => schedule(tx, deps, act, times)),
    /** To the trash, or back to the first text where the record is always there. */
    remove: (act: Act) => andTell((tx) => remove(tx, deps, act)),
    /** Out of the trash. */
    recover: (act: Act) => inOne((tx) => recover(tx, deps, act)),
  };
};
