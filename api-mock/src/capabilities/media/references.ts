import { ApiError } from '@prospectus/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';

import { leavesOf } from '../../content/walk-fields.ts';
import { isId } from '../../platform/console/column.ts';
import type { Database } from '../../platform/database/database.ts';
import { kindOf, type FileKind } from './prepare.ts';
import { isDescribed, type MediaRow } from './record.ts';
import { media } from './tables.ts';

/** A reference of a field to a file. */
export type FileReference = { path: string; id: string; accept: Exclude<FileKind, 'video'> };

/** The references of `image` fields to files, at any depth. */
export const filesNamedIn = (schema: z.ZodObject, fields: object): FileReference[] =>
  leavesOf(schema, { ...fields }).flatMap(({ meta, value: id, path }) =>
    meta.kind === 'image' && isId(id) ? [{ path, id, accept: meta.accept ?? 'image' }] : [],
  );

/**
 * Refuses ids of missing files and of files of another kind, all at once, by their paths. Locks the files until the
 * transaction ends, so that none is deleted before.
 */
export async function checkMedia(tx: Database, references: readonly FileReference[]): Promise<void> {
  if (references.length === 0) return;
  const found = await tx
    .select()
    .from(media)
    .where(
      and(
        inArray(
          media.id,
          references.map(({ id }) => id),
        ),
        isNull(media.deleted_at),
      ),
    )
    .orderBy(media.id)
    .for('share');
  const files = new Map(found.map((row) => [row.id, row]));
  const errors = Object.fromEntries(
    references
      .map(({ path, id, accept }) => [path, problemOf(files.get(id), accept)] as const)
      .filter(([, problem]) => problem !== undefined),
  );
  if (Object.keys(errors).length > 0)
    throw new ApiError('INVALID_FIELDS', { errors: errors as Record<string, string> });
}

function problemOf(row: MediaRow | undefined, accept: FileReference['accept']): string | undefined {
  if (row === undefined) return 'There is no such file.';
  if (kindOf(row.ending) === accept)
    return isDescribed(row) ? undefined : 'Say first what this picture shows, or mark it as decorative.';
  return accept === 'pdf' ? 'Choose a PDF.' : 'Choose a picture.';
}
