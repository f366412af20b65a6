import { ApiError, type PartResource } from '@prospectus/contract';

import { type DocumentRow, workingCopy } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { editProgram, type PartDeps } from './edit-program.ts';
import { findPart, type PartKey } from './find-part.ts';
import { listChanges, reordered, strangers } from './list-changes.ts';
import type { PartChanges } from './part-changes.ts';
import {
  type ListPart,
  type PartRecord,
  partsIn,
  partsOf,
  type Placed,
  singleFields,
  toPartRecord,
} from './part-record.ts';
import { singleChanges } from './single-changes.ts';

/** Who does something to which part; `version`, where given, is the programme's as they saw it. */
export type PartRequest = PartKey & { by: string | null; version?: number | undefined };

/** The part, or 404. */
export async function readPart(db: Database, part: PartResource, key: PartKey): Promise<PartRecord> {
  const { row, placed } = await findPart(db, part, key);
  return toPartRecord(part, row, placed);
}

/** Adds a part to its programme: at the end of the list, or as the single part that is still empty. */
export async function createPart(
  deps: PartDeps,
  part: PartResource,
  programId: string,
  given: Fields,
  by: string | null,
): Promise<PartRecord> {
  const changes = changesOf(part);
  const id = changes.newId(programId);
  const row = await editProgram(deps, { id: programId, by }, (program) => changes.add(program, id, given)).catch(
    instead('NOT_FOUND', () => new ApiError('INVALID_FIELDS', { errors: { programId: 'There is no such record.' } })),
  );
  return toPartRecord(part, row, placeOf(part, row, id));
}

/** Merges the given fields into the part; a stale version answers both sides. */
export async function updatePart(
  deps: PartDeps,
  part: PartResource,
  request: PartRequest,
  given: Fields,
): Promise<PartRecord> {
  const { row } = await findPart(deps.db, part, request);
  const edit = { by: request.by, version: request.version, id: row.id };
  const edited = await editProgram(deps, edit, (program) => changesOf(part).update(program, request.id, given)).catch(
    conflictOn(deps, part, { id: request.id, programId: row.id }, given),
  );
  return toPartRecord(part, edited, placeOf(part, edited, request.id));
}

/** Removes the part from its programme, and answers it as it was. */
export async function removePart(deps: PartDeps, part: PartResource, request: PartRequest): Promise<PartRecord> {
  const { row, placed } = await findPart(deps.db, part, request);
  let removed = placed;
  const edited = await editProgram(deps, { by: request.by, version: request.version, id: row.id }, (program) => {
    removed = partsIn(part, row.id, program).find(({ id }) => id === request.id) ?? removed;
    return changesOf(part).remove(program, request.id);
  }).catch(conflictOn(deps, part, { id: request.id, programId: row.id }));
  return toPartRecord(part, edited, removed);
}

/** Puts the named parts of one programme first, in that order; the rest follow in their order. */
export async function reorderParts(
  deps: PartDeps,
  part: ListPart,
  { ids, ...request }: { ids: readonly string[]; by: string | null; version?: number | undefined },
): Promise<void> {
  if (new Set(ids).size < ids.length)
    throw new ApiError('INVALID_FIELDS', { errors: { ids: 'An id is named twice.' } });
  const { row } = await findPart(deps.db, part, { id: ids[0] ?? '' }).catch(instead('NOT_FOUND', () => strangers([0])));
  await editProgram(deps, { ...request, id: row.id }, (program) => reordered(part, program, ids));
}

const changesOf = (part: PartResource): PartChanges => ('list' in part ? listChanges(part) : singleChanges(part));

// A single part whose last field was just emptied is answered as it now is, though it will not be found again.
function placeOf(part: PartResource, row: DocumentRow, id: string): Placed {
  const placed = partsOf(part, row).find((one) => one.id === id);
  if (placed) return placed;
  if ('list' in part) throw new ApiError('NOT_FOUND');
  return { id, position: 0, fields: singleFields(part, workingCopy(row)) };
}

/** A conflict about the programme answers the part as it is now. */
const conflictOn = (deps: PartDeps, part: PartResource, key: PartKey, yours?: Fields) =>
  instead('VERSION_CONFLICT', async () => {
    const current = await readPart(deps.db, part, key);
    return new ApiError('VERSION_CONFLICT', { extra: { current, ...(yours && { yours }) } });
  });

/** Replaces one kind of error by another; all others pass through. */
const instead =
  (code: ApiError['code'], failure: () => ApiError | Promise<ApiError>) =>
  async (error: unknown): Promise<never> => {
    throw error instanceof ApiError && error.code === code ? await failure() : error;
  };
