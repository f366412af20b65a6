import { ApiError, resources } from '@prospectus/contract';
import { v7 } from 'uuid';

import type { Fields } from '../../content/tables.ts';
import type { PartChanges } from './part-changes.ts';
import { itemsOf, type ListPart } from './part-record.ts';

/** Changes of parts that are items of an ordered list. */
export function listChanges(part: ListPart): PartChanges {
  const indexOf = (items: readonly Fields[], id: string): number => {
    const index = items.findIndex((item) => item['id'] === id);
    if (index < 0) throw new ApiError('NOT_FOUND');
    return index;
  };
  return {
    newId: () => v7(),
    add: (program, id, given) => ({ [part.list]: within(part, [...itemsOf(part, program), { ...given, id }]) }),
    update: (program, id, given) => {
      const items = itemsOf(part, program);
      const index = indexOf(items, id);
      return { [part.list]: items.with(index, { ...items[index], ...given, id }) };
    },
    remove: (program, id) => {
      const items = itemsOf(part, program);
      return { [part.list]: items.toSpliced(indexOf(items, id), 1) };
    },
  };
}

/** The named ones first, in that order; the rest follow in their order. */
export function reordered(part: ListPart, program: Fields, ids: readonly string[]): Fields {
  const items = itemsOf(part, program);
  const byId = new Map(items.map((item) => [item['id'], item]));
  const missing = ids.flatMap((id, index) => (byId.has(id) ? [] : [index]));
  if (missing.length > 0) throw strangers(missing);
  const named = new Set<unknown>(ids);
  return {
    [part.list]: [...ids.flatMap((id) => byId.get(id) ?? []), ...items.filter((item) => !named.has(item['id']))],
  };
}

/** Ids that are not in the list, by their paths in the request. */
export const strangers = (places: readonly number[]): ApiError =>
  new ApiError('INVALID_FIELDS', {
    errors: Object.fromEntries(places.map((place) => [`ids.${place}`, 'There is no such record in this programme.'])),
  });

// The fields of an item were read before; what is left to check is how many a programme may have.
function within(part: ListPart, items: Fields[]): Fields[] {
  const issues = resources.program.schema.shape[part.list].safeParse(items).error?.issues ?? [];
  const full = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  if (full) throw new ApiError('LOCKED', { msg: `A programme cannot hold more of these. ${full.message}` });
  return items;
}
