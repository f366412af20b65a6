import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Resource } from '@prospectus/contract';
import { v7 } from 'uuid';

import type { Database } from '../platform/database/database.ts';
import { parse } from '../platform/http/parse.ts';
import { keepHome, keepOrigin } from './built-in.ts';
import { complete } from './complete.ts';
import { type Act, alone, hold } from './holding.ts';
import { checkParent } from './parents.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { checkReferences } from './references.ts';
import { refuseSecond } from './singles.ts';
import type { Fields, RevisionAction } from './tables.ts';
import { insert, write, type WriteDeps } from './writing.ts';

/** A new document: a draft of these fields. */
export async function create(
  tx: Database,
  deps: WriteDeps,
  { resource, by }: Pick<Act, 'resource' | 'by'>,
  fields: Fields,
  action: RevisionAction = 'create',
): Promise<DocumentRow> {
  await alone(tx, resource);
  await refuseSecond(tx, resource);
  const id = v7();
  const draft = complete(resource.schema, fields, deps.clock.now()) as Fields;
  keepOrigin(resource, draft, 'managed');
  await checkNamed(tx, deps, resource, draft);
  await checkParent(tx, resource, id, draft);
  return insert(tx, deps, { resource, by }, { id, draft, action });
}

/** Puts the given fields into the draft; the others stay. */
export async function update(tx: Database, deps: WriteDeps, act: Act, given: Fields): Promise<DocumentRow> {
  const row = await hold(tx, act, given);
  return redraft(tx, deps, act, row, given);
}

/** Changes the draft by a function of the fields as they stand; what it answers is read by the resource's schema. */
export async function edit(
  tx: Database,
  deps: WriteDeps,
  act: Act,
  change: (fields: Fields) => Fields | Promise<Fields>,
): Promise<DocumentRow> {
  const row = await hold(tx, act);
  const changed = await change(structuredClone(workingCopy(row)));
  return redraft(tx, deps, act, row, parse(act.resource.schema, changed) as Fields);
}

/** The fields of an earlier version as the draft. What no longer fits today's schema is refused, field by field. */
export async function restore(tx: Database, deps: WriteDeps, act: Act, earlier: Fields): Promise<DocumentRow> {
  const row = await hold(tx, act);
  return redraft(tx, deps, act, row, parse(act.resource.schema, earlier) as Fields, 'restore');
}

/** Drops the draft; what is live stays. */
export async function discard(tx: Database, deps: WriteDeps, act: Act): Promise<DocumentRow> {
  const row = await hold(tx, act);
  if (!row.published) throw new ApiError('LOCKED', { msg: 'This was never published; delete it instead.' });
  if (!row.draft) return row;
  return write(tx, deps, act, row, { action: 'discard', values: { draft: null, publish_at: null } });
}

async function redraft(
  tx: Database,
  deps: WriteDeps,
  act: Act,
  row: DocumentRow,
  given: Fields,
  action: RevisionAction = 'update',
): Promise<DocumentRow> {
  const before = workingCopy(row);
  const completed = complete(act.resource.schema, given, deps.clock.now()) as Fields;
  const draft = { ...before, ...completed };
  if (isDeepStrictEqual(draft, before)) return row;
  keepOrigin(act.resource, draft, before['origin']);
  keepHome(act.resource, before, draft);
  await checkNamed(tx, deps, act.resource, changedOf(act.resource, before, completed));
  await checkParent(tx, act.resource, row.id, draft);
  const values = { draft: isDeepStrictEqual(draft, row.published) ? null : draft };
  return write(tx, deps, act, row, { action, values });
}

/** Records that the fields name must be there; subscribers check what else they name. */
async function checkNamed(
  tx: Database,
  { documentSubscribers }: WriteDeps,
  resource: Resource,
  fields: Fields,
): Promise<void> {
  await checkReferences(tx, resource, fields);
  for (const subscriber of documentSubscribers) await subscriber.check?.(tx, resource, fields);
}

// What stays as it is was checked when it was written; a reference that has gone since does not lock the record.
const changedOf = (resource: Resource, before: Fields, after: Fields): Fields =>
  Object.fromEntries(
    Object.keys(resource.schema.shape)
      .filter((name) => Object.hasOwn(after, name) && !isDeepStrictEqual(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );
