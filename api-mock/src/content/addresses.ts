import { ApiError, type Resource } from '@prospectus/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import { addresses, documents, type Fields } from './tables.ts';

/**
 * Takes the addresses of a document, live and drafted, and gives back those it no longer uses.
 * SLUG_TAKEN where another page has one; the table's key decides, so racing writers cannot both win.
 */
export async function claimAddresses(tx: Database, resource: Resource, row: DocumentRow): Promise<void> {
  const { slug } = resource;
  if (!slug) return;
  await releaseAddresses(tx, row.id);
  const wanted = new Map<string, { scope: string; slug: string; document_id: string }>();
  for (const fields of [row.published, row.draft]) {
    if (!fields) continue;
    const address = {
      scope: [slug.folder, slug.parent && textOf(fields[slug.parent])].filter(Boolean).join('/'),
      slug: textOf(fields[slug.field]),
      document_id: row.id,
    };
    wanted.set(`${address.scope}/${address.slug}`, address);
  }
  const taken = await tx
    .insert(addresses)
    .values([...wanted.values()])
    .onConflictDoNothing()
    .returning({ slug: addresses.slug });
  if (taken.length < wanted.size) {
    throw new ApiError('SLUG_TAKEN', { errors: { [slug.field]: 'Another page already uses this address.' } });
  }
}

export const releaseAddresses = (tx: Database, id: string) => tx.delete(addresses).where(eq(addresses.document_id, id));

/** Pages nest one level: a parent is a root page, is not the page itself, and has no parent of its own. */
export async function checkParent(tx: Database, resource: Resource, id: string, fields: Fields): Promise<void> {
  const field = resource.slug?.parent;
  const parentId = field ? fields[field] : null;
  if (!field || typeof parentId !== 'string') return;
  const refuse = (why: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: why } });
  const named = resource.label.one.toLowerCase();
  if (parentId === id) throw refuse(`A ${named} cannot belong to itself.`);
  const [parent] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, parentId), eq(documents.resource, resource.name), isNull(documents.deleted_at)));
  if (!parent) throw refuse('There is no such record.');
  if (workingCopy(parent)[field] || parent.published?.[field])
    throw refuse(`A specialisation cannot have specialisations of its own.`);
  if ((await childrenOf(tx, resource, id)).length > 0)
    throw refuse(`This ${named} has specialisations of its own, so it cannot become one.`);
}

/** The documents that name this one as their parent, in their draft or live. */
export async function childrenOf(tx: Database, resource: Resource, id: string): Promise<DocumentRow[]> {
  const field = resource.slug?.parent;
  if (!field) return [];
  return tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.resource, resource.name),
        isNull(documents.deleted_at),
        ne(documents.id, id),
        sql`(${documents.draft}->>${field} = ${id} or ${documents.published}->>${field} = ${id})`,
      ),
    );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
