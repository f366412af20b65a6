import { ApiError, HOME_SLUG, type Resource } from '@prospectus/contract';
import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { complete } from './complete.ts';
import { type DocumentRequest } from './locking.ts';
import { type DocumentRow, statesOf, workingCopy } from './record.ts';
import { withoutMissing } from './references.ts';
import { type Fields, revisions } from './tables.ts';
import { write, type WriteDeps } from './writing.ts';

/** Whether deleting a record restores its first text instead: the site needs it, or it is built in (ROUTE-14). */
export const isPermanent = (resource: Resource, row: DocumentRow): boolean =>
  isAlwaysLive(resource, row) || workingCopy(row)['origin'] === 'built-in';

/** Whether the site needs a record, as it needs the university's name and the home page. */
export const isAlwaysLive = (resource: Resource, row: DocumentRow): boolean =>
  resource.single === 'always' || statesOf(row).some((fields) => isHome(resource, fields));

/** The home page stays at its address. */
export function checkHome(resource: Resource, before: Fields, after: Fields): void {
  if (isHome(resource, before) && !isHome(resource, after))
    throw new ApiError('INVALID_FIELDS', { errors: { slug: 'The home page keeps this address.' } });
}

const isHome = ({ name }: Resource, fields: Fields): boolean => name === 'pages' && fields['slug'] === HOME_SLUG;

/** Publishes the first text again, and discards drafts and schedules. The history stays. */
export async function reset(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  row: DocumentRow,
): Promise<DocumentRow> {
  const now = deps.clock.now();
  const parsed = request.resource.schema.safeParse(await firstText(tx, row.id));
  if (!parsed.success) throw new ApiError('LOCKED', { msg: 'The first text of this no longer fits; edit it instead.' });
  const first = complete(request.resource.schema, parsed.data, now) as Fields;
  const published = await withoutMissing(tx, request.resource, first);
  const values = { published, draft: null, published_at: now, publish_at: null, unpublish_at: null };
  return write(tx, deps, request, row, { action: 'reset', values });
}

/** Refuses a change of a programme's origin: a built-in one stays built in, and no other becomes so. */
export function checkOrigin({ schema }: Resource, fields: Fields, origin: unknown): void {
  if (!Object.hasOwn(schema.shape, 'origin') || fields['origin'] === origin) return;
  throw new ApiError('INVALID_FIELDS', { errors: { origin: 'This is decided by the product.' } });
}

// The first revision of a document is never purged (see `RETENTION`).
async function firstText(tx: Database, id: string): Promise<Fields | null> {
  const [first] = await tx
    .select({ fields: revisions.fields })
    .from(revisions)
    .where(and(eq(revisions.document_id, id)))
    .orderBy(asc(revisions.version))
    .limit(1);
  return first?.fields ?? null;
}
