import { useState } from 'react';
import { haveSameItemOrder, type Order } from './group-order.ts';
import type { SortableGroupsProps, SortedGroup } from './sortable-groups-props.ts';

/** The order on the screen: moves show at once, are saved once they are done, and go back where saving failed. */
export function useGroupOrder<Group, Item>({ groups, groupId, itemId, onReorder }: SortableGroupsProps<Group, Item>) {
  const given: Order = groups.map(({ group, items }) => ({ id: groupId(group), items: items.map(itemId) }));
  const [held, setHeld] = useState({ given, order: given });
  const [said, say] = useState('');
  // What the owner says later wins; the same again, in a fresh array, says nothing.
  const isStale = !haveSameItemOrder(held.given, given);
  if (isStale) setHeld({ given, order: given });
  const order = isStale ? given : held.order;
  const show = (next: Order) => setHeld((now) => ({ ...now, order: next }));

  const groupsById = new Map(groups.map((one) => [groupId(one.group), one.group]));
  const itemsById = new Map(groups.flatMap(({ items }) => items.map((item) => [itemId(item), item] as const)));

  /** Hands the order on; `before` comes back, with words, where that fails. */
  const save = (next: Order, before: Order, failure: string) => {
    show(next);
    if (haveSameItemOrder(next, before)) return;
    const whole = next.flatMap(({ id, items }): SortedGroup<Group, Item>[] => {
      const group = groupsById.get(id);
      return group === undefined ? [] : [{ group, items: items.flatMap((item) => itemsById.get(item) ?? []) }];
    });
    Promise.resolve(onReorder(whole)).catch(() => {
      show(before);
      say(failure);
    });
  };
  return { order, show, save, said, say, groupsById, itemsById };
}
