import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Resource, resources } from '@prospectus/contract';
import { and, eq, inArray, or } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { isHeldAlone, lockEach, requireLock } from '../platform/database/locks.ts';
import { pagesBelow, parentOf } from './parents.ts';
import { type DocumentRow, statesOf } from './record.ts';
import { addresses, documents, type Fields } from './tables.ts';

type Address = typeof addresses.$inferSelect;

const TAKEN = 'Another page already uses this address.';

/**
 * Claims the addresses of a document, live and drafted, and releases the others. SLUG_TAKEN where another page has one;
 * the table's key decides, so that of two racing writers one is refused.
 *
 * A managed page can have the address of a built-in programme, and shadows it while it is live (ROUTE-14).
 */
export async function claimAddresses(tx: Database, resource: Resource, row: DocumentRow): Promise<void> {
  if (!resource.slug) return;
  const claimed = await claim(tx, resource, row);
  if (claimed === 'taken') throw new ApiError('SLUG_TAKEN', { errors: { [resource.slug.field]: TAKEN } });
  if (claimed === 'unchanged') return;
  // The address of a page below a parent contains the parent's slug and changes with it.
  for (const below of await pagesBelow(tx, resource, row.id, 'folder')) {
    if ((await claim(tx, below.resource, below.row)) !== 'taken') continue;
    throw new ApiError('SLUG_TAKEN', {
      errors: { [resource.slug.field]: `${below.resource.label.many} of another page already use this address.` },
    });
  }
}

/**
 * Locks all addresses for a write that moves a live page, or a programme with the pages below it: it changes the
 * addresses and metadata of others. It begins again where another write is under way.
 */
export async function lockWhereMoved(
  tx: Database,
  resource: Resource,
  before: DocumentRow,
  values: Partial<DocumentRow>,
): Promise<void> {
  const { slug } = resource;
  if (!slug) return;
  const after = { ...before, ...values };
  const addressIn = (fields: Fields) =>
    `${textOf(fields[slug.field])} ${slug.parent ? textOf(fields[slug.parent]) : ''}`;
  const addressesIn = (row: DocumentRow) => [...new Set(statesOf(row).map(addressIn))].toSorted();
  const isLiveMoved =
    before.published !== null && after.published !== null && addressIn(before.published) !== addressIn(after.published);
  const isProgramMoved =
    resource.name === resources.program.name && !isDeepStrictEqual(addressesIn(before), addressesIn(after));
  if (isLiveMoved || isProgramMoved) await requireLock(tx, 'addresses');
}

export const releaseAddresses = (tx: Database, id: string) => tx.delete(addresses).where(eq(addresses.document_id, id));

/** The metadata of the page at a path, live or drafted. */
export async function metadataAt(tx: Database, path: string): Promise<DocumentRow[]> {
  const scope = resources.metadata.slug?.folder ?? '';
  const found = await tx
    .select({ row: documents })
    .from(addresses)
    .innerJoin(documents, eq(documents.id, addresses.document_id))
    .where(and(eq(addresses.scope, scope), eq(addresses.slug, path.slice(1))));
  return found.map(({ row }) => row);
}

/** The first of the candidate slugs that is free at every address that these fields lead to. */
export async function freeSlug(
  tx: Database,
  resource: Resource,
  fields: Fields,
  candidates: readonly string[],
): Promise<string | undefined> {
  const scopes = await scopesOf(tx, resource, fields);
  const taken = await tx
    .select({ slug: addresses.slug })
    .from(addresses)
    .where(and(inArray(addresses.scope, scopes), inArray(addresses.slug, [...candidates])));
  const used = new Set(taken.map(({ slug }) => slug));
  return candidates.find((slug) => !used.has(slug));
}

async function claim(tx: Database, resource: Resource, row: DocumentRow): Promise<'claimed' | 'unchanged' | 'taken'> {
  const wanted = await addressesOf(tx, resource, row);
  const held = await tx.select().from(addresses).where(eq(addresses.document_id, row.id));
  const added = wanted.filter((address) => !held.some(sameAs(address)));
  const dropped = held.filter((address) => !wanted.some(sameAs(address)));
  if (added.length === 0 && dropped.length === 0) return 'unchanged';
  // All locks first and in one order, so that two writers of the same slugs cannot deadlock.
  if (!isHeldAlone(tx, 'addresses'))
    await lockEach(
      tx,
      'address',
      [...added, ...dropped].map(({ scope, slug }) => `${scope} ${slug}`),
    );
  if (dropped.length > 0) await tx.delete(addresses).where(or(...dropped.map(keyOf)));
  if (added.length === 0) return 'claimed';
  const taken = await tx.insert(addresses).values(added).onConflictDoNothing().returning({ slug: addresses.slug });
  return taken.length === added.length ? 'claimed' : 'taken';
}

const sameAs =
  ({ scope, slug, built_in }: Address) =>
  (other: Address) =>
    scope === other.scope && slug === other.slug && built_in === other.built_in;

const keyOf = ({ scope, slug, built_in }: Address) =>
  and(eq(addresses.scope, scope), eq(addresses.slug, slug), eq(addresses.built_in, built_in));

/** The addresses of a document's states. The programmes that they depend on are locked. */
async function addressesOf(tx: Database, resource: Resource, row: DocumentRow): Promise<Address[]> {
  const wanted = new Map<string, Address>();
  for (const fields of statesOf(row)) {
    for (const scope of await scopesOf(tx, resource, fields)) {
      const slug = textOf(fields[resource.slug?.field ?? '']);
      const built_in = fields['origin'] === 'built-in';
      wanted.set(`${scope} ${slug} ${built_in}`, { scope, slug, built_in, document_id: row.id });
    }
  }
  return [...wanted.values()];
}

/**
 * The scopes in which a slug must be unique. All kinds of pages share the root's and a programme's; a folder has its own.
 * Auxiliary pages of a specialisation are addressed by its slug alone (ROUTE-15): each slug that it has is a scope.
 */
async function scopesOf(tx: Database, { slug }: Resource, fields: Fields): Promise<string[]> {
  const parentId = slug?.parent ? textOf(fields[slug.parent]) : '';
  const folder = slug?.folder;
  if (folder === undefined || parentId === '') return [folder ?? parentId];
  const parent = await parentOf(tx, parentId);
  const states = parent ? statesOf(parent) : [];
  return [
    ...new Set(
      states.map((state) =>
        state['parent_program'] ? `${folder}/specialisation/${textOf(state['slug'])}` : `${folder}/${parentId}`,
      ),
    ),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
