import { resources } from '@prospectus/contract';

import { type DocumentDeps, documentStore } from '../../content/documents.ts';
import type { DocumentRow } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';

export type PartDeps = DocumentDeps;
export type ProgramEdit = { id: string; by: string | null; version?: number | undefined };

/**
 * Changes some fields of a programme's draft: `change` gets the current fields, while other writers wait, and returns
 * those that differ. So concurrent edits of different parts are both saved.
 */
export const editProgram = (
  deps: PartDeps,
  edit: ProgramEdit,
  change: (fields: Fields) => Fields,
): Promise<DocumentRow> =>
  documentStore(deps).edit({ resource: resources.program, ...edit }, (fields) => ({ ...fields, ...change(fields) }));
