import { ApiError, type PartResource, resources } from '@prospectus/contract';

import { type DocumentDeps, documentStore } from '../../content/documents.ts';
import { type DocumentRow, workingCopy } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPart, type PartKey } from './find-part.ts';
import { listChanges, reordered, unknownIds } from './list-changes.ts';
import {
  type ListPart,
  type PartChanges,
  type PartRecord,
  partsIn,
  partsOf,
  type PlacedPart,
  singleFields,
  toPartRecord,
} from './part-record.ts';
import { singleChanges } from './single-changes.ts';

/** Who changes which part; `version` is the programme's version that they saw, if any. */
export type PartRequest = PartKey & { by: string | null; version?: number | undefined };

/** The part, or 404. */
export async function readPart(db: Database, part: PartResource, key: PartKey): Promise<PartRecord> {
  const { row, placed } = await findPart(db, part, key);
  return toPartRecord(part, row, placed);
}

/** Adds a part to its programme: at the end of the list, or as the single part that is empty. */
export async function createPart(
  deps: DocumentDeps,
  part: PartResource,
  programId: string,
  fields: Fields,
  by: string | null,
): Promise<PartRecord> {
  const changes = changesOf(part);
  const id = changes.newId(programId);
  const row = await editProgram(deps, { id: programId, by }, (program) => changes.add(program, id, fields)).catch(
    instead('NOT_FOUND', () => new ApiError('INVALID_FIELDS', { errors: { programId: 'There is no such record.' } })),
  );
  return toPartRecord(part, row, positionOf(part, row, id));
}

/** Merges fields into a part; a stale version is a VERSION_CONFLICT with both states. */
export async function updatePart(
  deps: DocumentDeps,
  part: PartResource,
  request: PartRequest,
  fields: Fields,
): Promise<PartRecord> {
  const { row } = await findPart(deps.db, part, request);
  const edit = { by: request.by, version: request.version, id: row.id };
  const edited = await editProgram(deps, edit, (program) => changesOf(part).update(program, request.id, fields)).catch(
    conflictOn(deps, part, { id: request.id, programId: row.id }, fields),
  );
  return toPartRecord(part, edited, positionOf(part, edited, request.id));
}

/** Removes a part from its programme, and returns it. */
export async function removePart(deps: DocumentDeps, part: PartResource, request: PartRequest): Promise<PartRecord> {
  const { row, placed } = await findPart(deps.db, part, request);
  let removed = placed;
  const edited = await editProgram(deps, { by: request.by, version: request.version, id: row.id }, (program) => {
    removed = partsIn(part, row.id, program).find(({ id }) => id === request.id) ?? removed;
    return changesOf(part).remove(program, request.id);
  }).catch(conflictOn(deps, part, { id: request.id, programId: row.id }));
  return toPartRecord(part, edited, removed);
}

/** Moves parts of one programme to the front, in the order of `ids`. */
export async function reorderParts(
  deps: DocumentDeps,
  part: ListPart,
  { ids, ...request }: { ids: readonly string[]; by: string | null; version?: number | undefined },
): Promise<void> {
  if (new Set(ids).size < ids.length)
    throw new ApiError('INVALID_FIELDS', { errors: { ids: 'An id is named twice.' } });
  const { row } = await findPart(deps.db, part, { id: ids[0] ?? '' }).catch(
    instead('NOT_FOUND', () => unknownIds([0])),
  );
  await editProgram(deps, { ...request, id: row.id }, (program) => reordered(part, program, ids));
}

type ProgramEdit = { id: string; by: string | null; version?: number | undefined };

/** Changes the fields of a programme's draft that `change` returns, so that concurrent edits of other parts are saved, too. */
const editProgram = (deps: DocumentDeps, edit: ProgramEdit, change: (fields: Fields) => Fields): Promise<DocumentRow> =>
  documentStore(deps).edit({ resource: resources.program, ...edit }, (fields) => ({ ...fields, ...change(fields) }));

const changesOf = (part: PartResource): PartChanges => ('list' in part ? listChanges(part) : singleChanges(part));

// A single part whose last field was emptied is returned, although it is no longer found.
function positionOf(part: PartResource, row: DocumentRow, id: string): PlacedPart {
  const placed = partsOf(part, row).find((other) => other.id === id);
  if (placed) return placed;
  if ('list' in part) throw new ApiError('NOT_FOUND');
  return { id, position: 0, fields: singleFields(part, workingCopy(row)) };
}

/** Turns a conflict of the programme into one of the part. */
const conflictOn = (deps: DocumentDeps, part: PartResource, key: PartKey, yours?: Fields) =>
  instead('VERSION_CONFLICT', async () => {
    const current = await readPart(deps.db, part, key);
    return new ApiError('VERSION_CONFLICT', { extra: { current, ...(yours && { yours }) } });
  });

/** Replaces errors with one code by another error. */
const instead =
  (code: ApiError['code'], failure: () => ApiError | Promise<ApiError>) =>
  async (error: unknown): Promise<never> => {
    throw error instanceof ApiError && error.code === code ? await failure() : error;
  };
