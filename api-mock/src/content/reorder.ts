import { ApiError, type reorderBody, type Resource } from '@prospectus/contract';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { audit } from '../platform/changes/audit.ts';
import type { Database } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import { announce } from './feed.ts';
import { documents, type Fields } from './tables.ts';
import { orderTags } from './tags.ts';

type Order = Pick<z.output<typeof reorderBody>, 'ids' | 'from'>;

/**
 * Moves records to the front of their group (`orderedWithin`; else all records are one group), in the order of `ids`, live
 * at once. VERSION_CONFLICT where `from`, the order that the person saw, is not the present one.
 */
export async function putInOrder(
  tx: Database,
  resource: Resource,
  { ids, from }: Order,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  if (new Set(ids).size < ids.length)
    throw new ApiError('INVALID_FIELDS', { errors: { ids: 'An id is named twice.' } });
  // Every record is locked, so all addresses of the resource are, too.
  if (resource.slug) await lock(tx, 'addresses');
  await lock(tx, 'order', resource.name);
  const all = await positionsOf(tx, resource);
  refuseStale(all, from);
  refuseUnknown(all, ids);
  const { before, after, moved } = orderWithinGroups(all, ids);
  if (moved.length > 0) await savePositions(tx, moved);
  const order = { before: { ids: before }, after: { ids: after } };
  await audit(tx, { at, by, action: 'reorder', resource: resource.name, recordId: null, ...order });
  await announce(tx, orderTags(resource, await liveAmong(tx, after)), at);
}

/** The positions of a resource's records, first to last, locked until the transaction ends. */
async function positionsOf(tx: Database, resource: Resource): Promise<Position[]> {
  const { orderedWithin } = resource;
  const group = orderedWithin
    ? sql<string>`coalesce(coalesce(${documents.draft}, ${documents.published})->>${orderedWithin}, '')`
    : sql<string>`''`;
  const all = await tx
    .select({ id: documents.id, position: documents.position, group })
    .from(documents)
    .where(and(eq(documents.resource, resource.name), isNull(documents.deleted_at)))
    .orderBy(asc(documents.id))
    .for('update');
  all.sort((a, b) => a.position - b.position);
  // Records that were created at the same time can share a position; then positions are numbered again.
  const isShared = all.some(({ position }, index) => position === all[index - 1]?.position);
  return isShared ? all.map((record, index) => ({ ...record, position: index })) : all;
}

async function savePositions(tx: Database, moved: readonly Position[]): Promise<void> {
  const positions = sql.join(
    moved.map(({ id, position }) => sql`(${id}::uuid, ${sql.raw(String(position))})`),
    sql`, `,
  );
  await tx.execute(
    sql`update documents set position = ordered.position from (values ${positions}) as ordered(id, position) where documents.id = ordered.id`,
  );
}

/** The live fields of these records. */
async function liveAmong(tx: Database, ids: readonly string[]): Promise<Fields[]> {
  const found = await tx
    .select({ published: documents.published })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), isNotNull(documents.published)));
  return found.map(({ published }) => published).filter((fields) => fields !== null);
}

function refuseUnknown(all: readonly Position[], ids: readonly string[]): void {
  const known = new Set(all.map(({ id }) => id));
  const missing = ids.flatMap((id, index) =>
    known.has(id) ? [] : [[`ids.${index}`, 'There is no such record.'] as const],
  );
  if (missing.length > 0) throw new ApiError('INVALID_FIELDS', { errors: Object.fromEntries(missing) });
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

/** A record's position, and the group that it is ordered within. */
type Position = { id: string; position: number; group: string };

/**
 * Orders the records of every group that has a named one: the named ones first. A group keeps the same positions, so that
 * no other group moves. `all` is in order; `moved` are the records whose position changes.
 */
function orderWithinGroups(all: readonly Position[], ids: readonly string[]) {
  const named = new Map(ids.map((id, index) => [id, index]));
  const groups = [...Map.groupBy(all, ({ group }) => group).values()].filter((records) =>
    records.some(({ id }) => named.has(id)),
  );
  const rank = ({ id }: Position) => named.get(id) ?? ids.length;
  const after = groups.flatMap((records) => {
    const wanted = records.toSorted((a, b) => rank(a) - rank(b));
    return wanted.map((record, index) => ({ ...record, position: records[index]?.position ?? record.position }));
  });
  const positionsBefore = new Map(all.map(({ id, position }) => [id, position]));
  return {
    before: groups.flat().map(({ id }) => id),
    after: after.map(({ id }) => id),
    moved: after.filter(({ id, position }) => positionsBefore.get(id) !== position),
  };
}
