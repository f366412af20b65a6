import { ApiError, type Resource } from '@prospectus/contract';
import { and, inArray, isNull } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { parse } from '../platform/http/parse.ts';
import { isAlwaysLive } from './built-in.ts';
import { type DocumentRequest, lockDocument } from './locking.ts';
import { type DocumentRow, resourceOf, workingCopy } from './record.ts';
import { referencesOf } from './references.ts';
import { documents, type Fields } from './tables.ts';
import { neededFields, refuseNeededLive } from './where-used.ts';
import { write, type WriteDeps } from './writing.ts';

/** Makes the draft live. Records that it needs must be live, and fields that no longer fit the schema are refused. */
export async function publish(tx: Database, deps: WriteDeps, request: DocumentRequest): Promise<DocumentRow> {
  const row = await lockDocument(tx, request);
  if (!row.draft) return row;
  const published = parse(request.resource.schema, row.draft) as Fields;
  await checkNeeded(tx, request.resource, published);
  if (request.checks)
    for (const subscriber of deps.documentSubscribers)
      await subscriber.publishing?.(tx, { resource: request.resource, row, fields: published, at: deps.clock.now() });
  const values = { published, draft: null, published_at: deps.clock.now(), publish_at: null };
  return write(tx, deps, request, row, { action: 'publish', values });
}

/** Takes a document off the site. Without a draft its live fields become the draft. */
export async function unpublish(tx: Database, deps: WriteDeps, request: DocumentRequest): Promise<DocumentRow> {
  const row = await lockDocument(tx, request);
  if (!row.published) throw new ApiError('LOCKED', { msg: 'This is not live.' });
  if (isAlwaysLive(request.resource, row))
    throw new ApiError('LOCKED', { msg: 'The site cannot be without this; change it instead.' });
  await refuseNeededLive(tx, request.resource, row.id);
  const values = { published: null, draft: workingCopy(row), published_at: null, unpublish_at: null };
  return write(tx, deps, request, row, { action: 'unpublish', values });
}

type Times = { publish_at?: string | null | undefined; unpublish_at?: string | null | undefined };

/** Sets the times at which a document is published or unpublished; an absent time stays, null removes it. */
export async function schedule(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  times: Times,
): Promise<DocumentRow> {
  const row = await lockDocument(tx, request);
  const values = {
    publish_at: timeOf(times.publish_at, row.publish_at),
    unpublish_at: timeOf(times.unpublish_at, row.unpublish_at),
  };
  const errors: Record<string, string> = {};
  for (const name of ['publish_at', 'unpublish_at'] as const) {
    if (times[name] && values[name] && values[name] <= deps.clock.now()) errors[name] = 'Choose a time to come.';
  }
  if (values.publish_at && values.unpublish_at && values.unpublish_at <= values.publish_at)
    errors['unpublish_at'] ??= 'Choose a time after it goes live.';
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
  if (times.publish_at && !row.draft) throw new ApiError('LOCKED', { msg: 'There is no draft to publish.' });
  if (times.unpublish_at && !row.published && !values.publish_at)
    throw new ApiError('LOCKED', { msg: 'This is not live, and it is not planned to be.' });
  if (times.unpublish_at && isAlwaysLive(request.resource, row))
    throw new ApiError('LOCKED', { msg: 'The site cannot be without this; change it instead.' });
  return write(tx, deps, request, row, { action: 'schedule', values });
}

const timeOf = (time: string | null | undefined, before: Date | null): Date | null =>
  time === undefined ? before : time ? new Date(time) : null;

/** Refuses fields that go live without a record that they need, such as the programme of a page. */
export async function checkNeeded(tx: Database, resource: Resource, fields: Fields): Promise<void> {
  const names = neededFields(resource);
  const needed = referencesOf(resource, fields).filter(({ path }) => names.includes(path));
  if (needed.length === 0) return;
  const found = await tx
    .select()
    .from(documents)
    .where(
      and(
        inArray(
          documents.id,
          needed.map(({ id }) => id),
        ),
        isNull(documents.deleted_at),
      ),
    )
    .for('share');
  const live = new Set(found.filter(({ published }) => published !== null).map(({ id }) => id));
  const first = needed.find(({ id }) => !live.has(id));
  if (!first) return;
  const { label } = resourceOf(first);
  throw new ApiError('LOCKED', { msg: `Publish the ${label.one.toLowerCase()} it belongs to first.` });
}
