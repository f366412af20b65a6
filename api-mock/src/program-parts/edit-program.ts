import { ApiError, resources } from '@prospectus/contract';

import { documentStore } from '../content/documents.ts';
import { type DocumentRow, workingCopy } from '../content/record.ts';
import type { Fields } from '../content/tables.ts';
import type { Deps } from '../deps.ts';

export type PartDeps = Pick<Deps, 'db' | 'clock' | 'feed'>;
export type ProgramEdit = { id: string; by: string | null; version?: number | undefined };

const MOST_TRIES = 100;

/**
 * Changes some fields of a programme's draft: `change` is given the fields as they stand and answers those that differ.
 * It may be asked again where somebody else was faster, so that two edits of different parts both stand.
 */
export async function editProgram(
  deps: PartDeps,
  edit: ProgramEdit,
  change: (fields: Fields) => Fields,
): Promise<DocumentRow> {
  const store = documentStore(deps);
  for (let tries = 1; ; tries += 1) {
    const row = await store.read(resources.program, edit.id);
    const act = { resource: resources.program, ...edit, version: edit.version ?? row.version };
    try {
      return await store.update(act, change(workingCopy(row)));
    } catch (error) {
      const overtaken = error instanceof ApiError && error.code === 'VERSION_CONFLICT' && edit.version === undefined;
      if (!overtaken || tries >= MOST_TRIES) throw error;
    }
  }
}
