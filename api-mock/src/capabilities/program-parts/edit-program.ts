import { resources } from '@prospectus/contract';

import { type DocumentDeps, documentStore } from '../../content/documents.ts';
import type { DocumentRow } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';

export type PartDeps = DocumentDeps;
export type ProgramEdit = { id: string; by: string | null; version?: number | undefined };

/**
 * Changes some fields of a programme's draft: `change` is given the fields as they stand, held against other writers,
 * and answers those that differ. So two edits of different parts at one moment both stand.
 */
export const editProgram = (
  deps: PartDeps,
  edit: ProgramEdit,
  change: (fields: Fields) => Fields,
): Promise<DocumentRow> =>
  documentStore(deps).edit({ resource: resources.program, ...edit }, (fields) => ({ ...fields, ...change(fields) }));
