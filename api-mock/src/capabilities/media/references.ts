import { ApiError } from '@prospectus/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';

import { leavesOf } from '../../content/walk-fields.ts';
import { isId } from '../../platform/console/column.ts';
import type { Database } from '../../platform/database/database.ts';
import { kindOf, type FileKind } from './prepare.ts';
import { isDescribed, type MediaRow } from './record.ts';
import { media } from './tables.ts';

/** A file that a field names by its id. */
export type NamedFile = { path: string; id: string; accept: Exclude<FileKind, 'video'> };

/** The files that the fields of kind `image` name by id, in a value of the schema, at any depth. */
export const filesNamedIn = (schema: z.ZodObject, fields: object): NamedFile[] =>
  leavesOf(schema, { ...fields }).flatMap(({ meta, value: id, path }) =>
    meta.kind === 'image' && isId(id) ? [{ path, id, accept: meta.accept ?? 'image' }] : [],
  );

/**
 * Refuses ids that name no stored file, or one of another kind, all at once, by their paths. Holds the files it has
 * found until the transaction ends, so that none is deleted until then.
 */
export async function checkMedia(tx: Database, named: readonly NamedFile[]): Promise<void> {
  if (named.length === 0) return;
  const found = await tx
    .select()
    .from(media)
    .where(
      and(
        inArray(
          media.id,
          named.map(({ id }) => id),
        ),
        isNull(media.deleted_at),
      ),
    )
    .orderBy(media.id)
    .for('share');
  const files = new Map(found.map((row) => [row.id, row]));
  const errors = Object.fromEntries(
    named
      .map(({ path, id, accept }) => [path, complaint(files.get(id), accept)] as const)
      .filter(([, why]) => why !== undefined),
  );
  if (Object.keys(errors).length > 0)
    throw new ApiError('INVALID_FIELDS', { errors: errors as Record<string, string> });
}

function complaint(row: MediaRow | undefined, accept: NamedFile['accept']): string | undefined {
  if (row === undefined) return 'There is no such file.';
  if (kindOf(row.ending) === accept)
    return isDescribed(row) ? undefined : 'Say first what this picture shows, or mark it as decorative.';
  return accept === 'pdf' ? 'Choose a PDF.' : 'Choose a picture.';
}
