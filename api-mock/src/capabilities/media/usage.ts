import { ApiError, type Resource, resources, type Usage } from '@prospectus/contract';
import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { documents } from '../../content/tables.ts';
import { addressesIn, addressOf } from './files.ts';
import type { MediaRow } from './record.ts';
import { media } from './tables.ts';

type FileNames = Pick<MediaRow, 'id' | 'hash' | 'ending' | 'former'>;

/** The records that use each file, live or drafted, by its id or one of its addresses. */
export async function usageOf(db: Database, ids: readonly string[]): Promise<Map<string, Usage[]>> {
  const files: FileNames[] =
    ids.length === 0
      ? []
      : await db
          .select({ id: media.id, hash: media.hash, ending: media.ending, former: media.former })
          .from(media)
          .where(inArray(media.id, [...ids]));
  const found = new Map(ids.map((id): [string, Usage[]] => [id, []]));
  if (files.length === 0) return found;
  for (const row of await mentioning(db, files.flatMap(namesOf))) {
    const copies = [row.draft, row.published].filter((fields) => fields !== null);
    for (const file of files) {
      const fields = new Set(copies.flatMap((copy) => fieldsWith(copy, file)));
      const record = { resource: row.resource, id: row.id, title: titleOf(row.resource, copies) };
      found.get(file.id)?.push(...[...fields].map((field) => ({ ...record, field })));
    }
  }
  return found;
}

/** Throws IN_USE with the records, where any record uses a file. */
export async function refuseInUse(tx: Database, { id, name }: Pick<MediaRow, 'id' | 'name'>): Promise<void> {
  const usages = (await usageOf(tx, [id])).get(id) ?? [];
  if (usages.length === 0) return;
  const records = [...new Set(usages.map(({ resource, title }) => `${labelOf(resource)} “${title}”`))];
  const first = records.slice(0, MAX_NAMED).join(', ');
  const others = records.length > MAX_NAMED ? ` and ${records.length - MAX_NAMED} more` : '';
  throw new ApiError('IN_USE', { msg: `“${name}” is still in use: ${first}${others}.`, extra: { usedBy: usages } });
}

const MAX_NAMED = 3;

const namesOf = (file: FileNames): string[] => [file.id, addressOf(file), ...file.former];

function mentioning(db: Database, names: readonly string[]) {
  // Ids and addresses contain no special characters of patterns or arrays.
  const patterns = sql`${`{${names.map((name) => `%${name}%`).join(',')}}`}::text[]`;
  const mentions = (fields: SQL) => sql`${fields}::text like any(${patterns})`;
  return db
    .select({
      id: documents.id,
      resource: documents.resource,
      published: documents.published,
      draft: documents.draft,
    })
    .from(documents)
    .where(
      and(isNull(documents.deleted_at), or(mentions(sql`${documents.published}`), mentions(sql`${documents.draft}`))),
    )
    .orderBy(documents.resource, documents.position);
}

/** The fields that name the file, at any depth. */
const fieldsWith = (record: Record<string, unknown>, file: FileNames): string[] =>
  Object.keys(record).filter((field) => isNamedIn(record[field], file));

function isNamedIn(value: unknown, file: FileNames): boolean {
  if (typeof value !== 'string')
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => isNamedIn(child, file));
  // An address with another file's id names that file only.
  return value.includes(file.id) || addressesIn(value).some((address) => namesOf(file).includes(address));
}

const declared = (name: string): Resource | undefined => (resources as Record<string, Resource>)[name];

const labelOf = (name: string): string => declared(name)?.label.one ?? name;

function titleOf(name: string, [fields]: readonly Record<string, unknown>[]): string {
  const title = fields?.[declared(name)?.titleField ?? ''];
  return typeof title === 'string' && title !== '' ? title : labelOf(name);
}
