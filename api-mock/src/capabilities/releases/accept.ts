import { ApiError, type DocumentName, type ProposedChange, resources } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { edit } from '../../content/editing.ts';
import { lockMany } from '../../content/locking.ts';
import type { Fields } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertRelease } from './store.ts';
import type { ReleaseRow } from './tables.ts';

type AcceptedProposal = { title: string; changes: readonly ProposedChange[] };

/** Saves accepted changes as drafts in a new release. A field that has changed since the proposal refuses all. */
export async function acceptChanges(
  tx: Database,
  deps: ContentDeps,
  { title, changes }: AcceptedProposal,
  { by, at }: { by: string; at: Date },
): Promise<ReleaseRow> {
  const byRecord = Map.groupBy(changes, ({ resource, id }) => `${resource}/${id}`);
  await lockMany(
    tx,
    changes.map(({ id }) => id),
  );
  const items: { resource: string; id: string }[] = [];
  for (const [, own] of [...byRecord].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = own;
    if (!first) continue;
    const resource = resources[first.resource as DocumentName];
    if (resource?.storage !== 'document') throw new ApiError('NOT_FOUND');
    await edit(tx, deps, { resource, id: first.id, by }, (fields) => own.reduce(applyChange, fields));
    items.push({ resource: first.resource, id: first.id });
  }
  return insertRelease(tx, { title, publish_at: null, items }, { by, at });
}

function applyChange(fields: Fields, { path, before, after }: ProposedChange): Fields {
  if (valueAt(fields, path) !== before)
    throw new ApiError('VERSION_CONFLICT', {
      msg: 'Something was changed since this was proposed. Look for it again.',
    });
  return withValueAt(fields, path, after);
}

type FieldsByName = Record<string, unknown>;

/** The value at a path of a record, such as `fee_plans.0.title`; undefined where there is none. */
const valueAt = (fields: FieldsByName, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (isParts(at) && Object.hasOwn(at, step) ? at[step] : undefined), fields);

/** A copy of a record with another value at a path that it has. */
function withValueAt<T extends FieldsByName>(fields: T, path: string, value: unknown): T {
  const copy = structuredClone(fields);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const part = steps.reduce<unknown>((at, step) => (isParts(at) ? at[step] : undefined), copy);
  if (isParts(part)) part[last] = value;
  return copy;
}

const isParts = (value: unknown): value is FieldsByName => typeof value === 'object' && value !== null;
