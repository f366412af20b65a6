import { isDeepStrictEqual } from 'node:util';

import { ApiError, can, type ImportAnswer, type ImportRow, type StaffUser } from '@prospectus/contract';
import { v7 } from 'uuid';

import { isId } from '../../platform/console/column.ts';
import { readChange, readNew } from '../../platform/console/read-fields.ts';
import { unstorableIn } from '../../platform/http/storable-text.ts';
import type { Database } from '../../platform/database/database.ts';
import { audit } from '../../platform/changes/audit.ts';
import type { ChangeEntry } from '../../platform/changes/change-sets-table.ts';
import { rememberChange } from '../../platform/changes/change-sets.ts';
import type { ImportedRow } from './read-rows.ts';
import type { Target, TransferDeps, TransferRecord } from './target.ts';

type Fields = Record<string, unknown>;
type Person = Pick<StaffUser, 'id' | 'role'>;
type Import = {
  rows: readonly ImportedRow[];
  person: Person;
  dryRun: boolean;
  /** Throws once the import is cancelled. */
  endIfCancelled: () => void;
};
/** The result of a row, and the entry for its undo. */
type Outcome = { row: ImportRow; entry?: ChangeEntry };
class RolledBack extends Error {}

/**
 * Creates and changes records by rows, in one transaction: all of them, or none where one is refused or the import is
 * cancelled. A dry run rolls the same transaction back, so that its answer is exact.
 */
export async function importRows(
  deps: TransferDeps,
  target: Target,
  { rows, person, dryRun, endIfCancelled }: Import,
): Promise<ImportAnswer> {
  const outcomes: Outcome[] = [];
  const importId = v7();
  const write = async (tx: Database) => {
    // The transaction can be repeated.
    outcomes.length = 0;
    const ids = [...new Set(rows.map(({ id }) => id).filter(isId))];
    await target.begin(tx, ids);
    const records = new Map((await target.read(tx, ids)).map((record) => [record.id, record]));
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      outcomes.push(await outcomeOf(tx, target, person, { row, number: index + 1, records, seen }));
      endIfCancelled();
    }
    const entries = outcomes.flatMap(({ entry }) => entry ?? []);
    const isRefused = outcomes.some(({ row }) => row.action === 'refuse');
    if (dryRun || isRefused || entries.length === 0) throw new RolledBack();
    const at = deps.clock.now();
    const set = { id: importId, resource: target.resource.name, by: person.id, at };
    await rememberChange(tx, { ...set, kind: 'import', entries });
    const after = countsOf(outcomes);
    const { id: recordId, ...written } = set;
    await audit(tx, { ...written, action: 'import', recordId, after });
  };
  try {
    await deps.db.transaction(write);
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    return { rows: outcomes.map(({ row }) => withoutNewId(row)), counts: countsOf(outcomes) };
  }
  await deps.feed.catchUp();
  return { importId, rows: outcomes.map(({ row }) => row), counts: countsOf(outcomes) };
}

type RowImport = { row: ImportedRow; number: number; records: ReadonlyMap<string, TransferRecord>; seen: Set<string> };

/** Imports one row in its own savepoint, so that a refused row leaves no change and the next rows are checked, too. */
async function outcomeOf(tx: Database, target: Target, person: Person, rowImport: RowImport): Promise<Outcome> {
  const { row, number, records, seen } = rowImport;
  const { titleField } = target.resource;
  const before = records.get(row.id);
  const heading = { row: number, title: titleOf(row.fields[titleField] ?? before?.[titleField]) };
  try {
    refuseUnstorable(row.fields);
    if (row.id === '') {
      allow(person, 'create', target);
      const made = await tx.transaction((inner) =>
        target.create(inner, readNew(target.resource, row.fields), person.id),
      );
      const entry = { id: made.id, version: made.version, before: null };
      return { row: { ...heading, action: 'create', id: made.id, fields: Object.keys(row.fields) }, entry };
    }
    if (!before) throw refusal('id', 'There is no such record.');
    if (seen.has(row.id)) throw refusal('id', 'This record is in the file twice.');
    seen.add(row.id);
    return await changeOf(tx, target, person, { row, heading, before });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = error.errors ?? { id: error.message };
    return { row: { ...heading, action: 'refuse', ...(before && { id: before.id }), fields: [], errors } };
  }
}

async function changeOf(
  tx: Database,
  target: Target,
  person: Person,
  { row, heading, before }: { row: ImportedRow; heading: Pick<ImportRow, 'row' | 'title'>; before: TransferRecord },
): Promise<Outcome> {
  const { id, version } = before;
  const { given: changes } = readChange(target.resource, row.fields);
  const fields = Object.keys(changes).filter((name) => !isDeepStrictEqual(changes[name], before[name]));
  const skipped: Outcome = { row: { ...heading, action: 'skip', id, fields: [] } };
  if (fields.length === 0) return skipped;
  allow(person, 'update', target, before);
  if (row.version !== undefined && row.version !== version)
    throw refusal('version', 'Someone else changed this record since the file was made.');
  const changed = Object.fromEntries(fields.map((name) => [name, changes[name]]));
  const after = await tx.transaction((inner) => target.update(inner, { id, by: person.id, version }, changed));
  // A difference can disappear when rich text is sanitised.
  if (after.version === version) return skipped;
  const entry = { id, version: after.version, before: ownFields(target, before) };
  return { row: { ...heading, action: 'update', id, fields }, entry };
}

function allow({ role }: Person, verb: 'create' | 'update', { resource }: Target, record?: object): void {
  if (!can(role, verb, resource.name, record)) throw refusal('id', 'Your account can’t do this.');
}

function refuseUnstorable(fields: Fields): void {
  const errors = unstorableIn(fields);
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
}

const ownFields = ({ resource }: Target, record: Fields): Fields =>
  Object.fromEntries(Object.keys(resource.schema.shape).map((name) => [name, record[name]]));

const refusal = (field: string, reason: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: reason } });
const titleOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200).toWellFormed() : '');

/** The id of a record whose creation was rolled back is removed. */
const withoutNewId = ({ id, ...row }: ImportRow): ImportRow =>
  row.action === 'create' || id === undefined ? row : { ...row, id };

function countsOf(outcomes: readonly Outcome[]): ImportAnswer['counts'] {
  const count = (action: ImportRow['action']) => outcomes.filter(({ row }) => row.action === action).length;
  return { create: count('create'), update: count('update'), skip: count('skip'), refuse: count('refuse') };
}
