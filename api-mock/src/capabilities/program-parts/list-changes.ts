import { ApiError, resources } from '@prospectus/contract';
import { v7 } from 'uuid';

import type { Fields } from '../../content/tables.ts';
import { itemsOf, type ListPart, type PartChanges } from './part-record.ts';

/** Changes of parts in an ordered list. */
export function listChanges(part: ListPart): PartChanges {
  const indexOf = (items: readonly Fields[], id: string): number => {
    const index = items.findIndex((item) => item['id'] === id);
    if (index < 0) throw new ApiError('NOT_FOUND');
    return index;
  };
  return {
    newId: () => v7(),
    add: (program, id, fields) => ({ [part.list]: checkCount(part, [...itemsOf(part, program), { ...fields, id }]) }),
    update: (program, id, fields) => {
      const items = itemsOf(part, program);
      const index = indexOf(items, id);
      return { [part.list]: items.with(index, { ...items[index], ...fields, id }) };
    },
    remove: (program, id) => {
      const items = itemsOf(part, program);
      return { [part.list]: items.toSpliced(indexOf(items, id), 1) };
    },
  };
}

/** The items with the named ones first, in the order of `ids`. */
export function reordered(part: ListPart, program: Fields, ids: readonly string[]): Fields {
  const items = itemsOf(part, program);
  const byId = new Map(items.map((item) => [item['id'], item]));
  const missing = ids.flatMap((id, index) => (byId.has(id) ? [] : [index]));
  if (missing.length > 0) throw unknownIds(missing);
  const named = new Set<unknown>(ids);
  return {
    [part.list]: [...ids.flatMap((id) => byId.get(id) ?? []), ...items.filter((item) => !named.has(item['id']))],
  };
}

/** The error for ids that are not in the list. */
export const unknownIds = (indexes: readonly number[]): ApiError =>
  new ApiError('INVALID_FIELDS', {
    errors: Object.fromEntries(indexes.map((index) => [`ids.${index}`, 'There is no such record in this programme.'])),
  });

// The items were parsed before; only their number is checked.
function checkCount(part: ListPart, items: Fields[]): Fields[] {
  const issues = resources.program.schema.shape[part.list].safeParse(items).error?.issues ?? [];
  const full = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  if (full) throw new ApiError('LOCKED', { msg: `A programme cannot hold more of these. ${full.message}` });
  return items;
}
