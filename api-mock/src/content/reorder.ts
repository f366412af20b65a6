import { ApiError, type reorderBody, type Resource } from '@prospectus/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { ContentDeps } from './deps.ts';
import { announce } from './feed.ts';
import { lockAllAddresses } from './address-locks.ts';
import { documents } from './tables.ts';
import { orderTags } from './tags.ts';

/**
 * Puts the named records first, in that order; the rest keep their order after them. Live at once.
 * Where `from`, the order the person saw, is no longer the order of those records: VERSION_CONFLICT.
 */
export async function reorder(
  deps: Pick<ContentDeps, 'db' | 'clock' | 'feed' | 'documentSubscribers'>,
  resource: Resource,
  { ids, from }: z.output<typeof reorderBody>,
  by: string | null,
): Promise<void> {
  if (new Set(ids).size < ids.length)
    throw new ApiError('INVALID_FIELDS', { errors: { ids: 'An id is named twice.' } });
  await deps.db.transaction(async (tx) => {
    // Locks every record, in an order that other writes do not follow.
    if (resource.slug) await lockAllAddresses(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reorder:${resource.name}`}))`);
    const all = await tx
      .select({ id: documents.id, published: documents.published })
      .from(documents)
      .where(and(eq(documents.resource, resource.name), isNull(documents.deleted_at)))
      .orderBy(asc(documents.position), asc(documents.id))
      .for('update');
    refuseStale(all, from);
    const known = new Set(all.map(({ id }) => id));
    const missing = ids.flatMap((id, index) =>
      known.has(id) ? [] : [[`ids.${index}`, 'There is no such record.'] as const],
    );
    if (missing.length > 0) throw new ApiError('INVALID_FIELDS', { errors: Object.fromEntries(missing) });
    const named = new Set(ids);
    const order = [...ids, ...all.map(({ id }) => id).filter((id) => !named.has(id))];
    const positions = sql.join(
      order.map((id, position) => sql`(${id}::uuid, ${sql.raw(String(position))})`),
      sql`, `,
    );
    await tx.execute(
      sql`update documents set position = ordered.position from (values ${positions}) as ordered(id, position) where documents.id = ordered.id`,
    );
    const at = deps.clock.now();
    const change = { resource, by, at, before: all.map(({ id }) => id), after: order };
    for (const subscriber of deps.documentSubscribers) await subscriber.reordered?.(tx, change);
    const live = all.map(({ published }) => published).filter((fields) => fields !== null);
    await announce(tx, orderTags(resource, live), at);
  });
  await deps.feed.catchUp();
}

function refuseStale(all: readonly { id: string }[], from: readonly string[] | undefined): void {
  if (!from) return;
  const seen = new Set(from);
  const ids = all.flatMap(({ id }) => (seen.has(id) ? [id] : []));
  if (ids.length !== from.length || ids.some((id, index) => id !== from[index]))
    throw new ApiError('VERSION_CONFLICT', {
      msg: 'Someone else changed this order in the meantime.',
      extra: { current: { ids } },
    });
}
