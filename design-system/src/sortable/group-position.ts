import { type Order, positionOf } from './group-order.ts';
import type { SortableTexts } from './texts/sortable-texts.ts';

/** What is moved: a group or an item, by its id. */
export interface MovedEntry {
  kind: 'group' | 'item';
  id: string;
}

/** 'position 2 of 6 in Fees', 'group 1 of 4'. */
export function describePosition(
  texts: SortableTexts,
  order: Order,
  { kind, id }: MovedEntry,
  nameOfGroup: (id: string) => string,
): string {
  if (kind === 'group') return texts.group(order.findIndex((group) => group.id === id) + 1, order.length);
  const place = positionOf(order, id);
  const group = place && order[place.group];
  return group ? texts.position(place.at + 1, group.items.length, nameOfGroup(group.id)) : '';
}
