import { type Order, positionOf } from './group-order.ts';
import { fill } from '../language/fill.ts';
import type { Locale } from '../language/TextsProvider.tsx';
import type texts from './texts.json';

/** The group or item that is moved. */
export interface MovedEntry {
  kind: 'group' | 'item';
  id: string;
}

/** 'position 2 of 6 in Fees', 'group 1 of 4'. */
export function describePosition(
  { group: groupText, positionIn }: (typeof texts)[Locale],
  order: Order,
  { kind, id }: MovedEntry,
  nameOfGroup: (id: string) => string,
): string {
  if (kind === 'group')
    return fill(groupText, { position: order.findIndex((group) => group.id === id) + 1, count: order.length });
  const place = positionOf(order, id);
  const group = place && order[place.group];
  if (!group) return '';
  return fill(positionIn, { position: place.at + 1, count: group.items.length, group: nameOfGroup(group.id) });
}
