import { ApiError, type Resource, resources } from '@prospectus/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, statesOf } from './record.ts';
import { documents, type Fields } from './tables.ts';

const { program } = resources;

/** The programme that a page's address begins with, locked until the transaction ends. */
export async function parentOf(tx: Database, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.resource, program.name), isNull(documents.deleted_at)))
    .for('share');
  return row;
}

export type ChildPage = { resource: Resource; row: DocumentRow };

/** Pages below a programme, live or drafted: those at the root, or those in folders. */
export async function pagesBelow(
  tx: Database,
  resource: Resource,
  id: string,
  where: 'root' | 'folder',
): Promise<ChildPage[]> {
  if (resource.name !== program.name) return [];
  const found: ChildPage[] = [];
  for (const below of Object.values<Resource>(resources)) {
    const field = below.slug?.parent;
    if (!field || (below.slug?.folder === undefined) !== (where === 'root')) continue;
    const children = await tx
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.resource, below.name),
          isNull(documents.deleted_at),
          ne(documents.id, id),
          sql`(${documents.draft}->>${field} = ${id} or ${documents.published}->>${field} = ${id})`,
        ),
      );
    found.push(...children.map((row) => ({ resource: below, row })));
  }
  return found;
}

/** Pages at the root nest one level: a parent has no parent, and a page with pages below it cannot get one. */
export async function checkParent(tx: Database, resource: Resource, id: string, fields: Fields): Promise<void> {
  const field = resource.slug?.parent;
  const parentId = field ? fields[field] : null;
  if (!field || resource.slug?.folder !== undefined || typeof parentId !== 'string') return;
  const refuse = (reason: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: reason } });
  const label = resource.label.one.toLowerCase();
  if (parentId === id) throw refuse(`A ${label} cannot belong to itself.`);
  const parent = await parentOf(tx, parentId);
  if (!parent) throw refuse('There is no such record.');
  if (statesOf(parent).some((state) => state['parent_program']))
    throw refuse('A specialisation cannot have pages below it.');
  if ((await pagesBelow(tx, resource, id, 'root')).length > 0)
    throw refuse(`This ${label} has pages below it, so it cannot become a specialisation.`);
}
