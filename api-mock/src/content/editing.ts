import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Resource } from '@prospectus/contract';
import { v7 } from 'uuid';

import type { Database } from '../platform/database/database.ts';
import { parse } from '../platform/http/parse.ts';
import { lockWhereMoved } from './addresses.ts';
import { checkHome, checkOrigin } from './built-in.ts';
import { complete } from './complete.ts';
import { type DocumentRequest, lockDocument, lockResource, refuseSecondSingle } from './locking.ts';
import { checkParent } from './parents.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { checkReferences } from './references.ts';
import type { Fields, RevisionAction } from './tables.ts';
import { insert, write, type WriteDeps } from './writing.ts';

/** Creates a document as a draft of these fields. */
export async function create(
  tx: Database,
  deps: WriteDeps,
  { resource, by }: Pick<DocumentRequest, 'resource' | 'by'>,
  fields: Fields,
  action: RevisionAction = 'create',
): Promise<DocumentRow> {
  await lockResource(tx, resource);
  await refuseSecondSingle(tx, resource);
  const id = v7();
  const draft = complete(resource.schema, fields, deps.clock.now()) as Fields;
  checkOrigin(resource, draft, 'managed');
  await checkReferred(tx, deps, resource, draft);
  await checkParent(tx, resource, id, draft);
  return insert(tx, deps, { resource, by }, { id, draft, action });
}

/** Merges fields into the draft. */
export async function update(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  changes: Fields,
): Promise<DocumentRow> {
  const row = await lockDocument(tx, request, changes);
  return redraft(tx, deps, request, row, changes);
}

/** Changes the draft by a function of the current fields; its result is parsed by the resource's schema. */
export async function edit(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  change: (fields: Fields) => Fields | Promise<Fields>,
): Promise<DocumentRow> {
  const row = await lockDocument(tx, request);
  const changed = await change(structuredClone(workingCopy(row)));
  return redraft(tx, deps, request, row, parse(request.resource.schema, changed) as Fields);
}

/** Makes the fields of an earlier version the draft. Fields that no longer fit the schema are refused. */
export async function restore(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  earlier: Fields,
): Promise<DocumentRow> {
  const row = await lockDocument(tx, request);
  return redraft(tx, deps, request, row, parse(request.resource.schema, earlier) as Fields, 'restore');
}

/** Deletes the draft; the live fields stay. */
export async function discard(tx: Database, deps: WriteDeps, request: DocumentRequest): Promise<DocumentRow> {
  const row = await lockDocument(tx, request);
  if (!row.published) throw new ApiError('LOCKED', { msg: 'This was never published; delete it instead.' });
  if (!row.draft) return row;
  return write(tx, deps, request, row, { action: 'discard', values: { draft: null, publish_at: null } });
}

async function redraft(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  row: DocumentRow,
  changes: Fields,
  action: RevisionAction = 'update',
): Promise<DocumentRow> {
  const before = workingCopy(row);
  const completed = complete(request.resource.schema, changes, deps.clock.now()) as Fields;
  const draft = { ...before, ...completed };
  if (isDeepStrictEqual(draft, before)) return row;
  checkOrigin(request.resource, draft, before['origin']);
  checkHome(request.resource, before, draft);
  await lockWhereMoved(tx, request.resource, row, { draft });
  await checkReferred(tx, deps, request.resource, changedOf(request.resource, before, completed));
  await checkParent(tx, request.resource, row.id, draft);
  const values = { draft: isDeepStrictEqual(draft, row.published) ? null : draft };
  return write(tx, deps, request, row, { action, values });
}

/** Checks references to other records; subscribers check those to files. */
async function checkReferred(
  tx: Database,
  { documentSubscribers }: WriteDeps,
  resource: Resource,
  fields: Fields,
): Promise<void> {
  await checkReferences(tx, resource, fields);
  for (const subscriber of documentSubscribers) await subscriber.check?.(tx, resource, fields);
}

// Unchanged fields are not checked again: a reference whose record was deleted since does not block other changes.
const changedOf = (resource: Resource, before: Fields, after: Fields): Fields =>
  Object.fromEntries(
    Object.keys(resource.schema.shape)
      .filter((name) => Object.hasOwn(after, name) && !isDeepStrictEqual(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );
