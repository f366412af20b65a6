import { useState } from 'react';
import { haveSameItemOrder, type Order } from './group-order.ts';
import type { SortableGroupsProps, SortedGroup } from './sortable-groups-props.ts';

/** The displayed order: moves show immediately, are saved when they end, and are undone when saving fails. */
export function useGroupOrder<Group, Item>({ groups, groupId, itemId, onReorder }: SortableGroupsProps<Group, Item>) {
  const fromProps: Order = groups.map(({ group, items }) => ({ id: groupId(group), items: items.map(itemId) }));
  const [held, setHeld] = useState({ fromProps, order: fromProps });
  const [announcement, announce] = useState('');
  // New groups from the owner win; an equal order in a new array changes nothing.
  const isStale = !haveSameItemOrder(held.fromProps, fromProps);
  if (isStale) setHeld({ fromProps, order: fromProps });
  const order = isStale ? fromProps : held.order;
  const show = (next: Order) => setHeld((now) => ({ ...now, order: next }));

  const groupsById = new Map(groups.map((one) => [groupId(one.group), one.group]));
  const itemsById = new Map(groups.flatMap(({ items }) => items.map((item) => [itemId(item), item] as const)));

  /** Saves an order; if that fails, restores `before` and announces `failure`. */
  const save = (next: Order, before: Order, failure: string) => {
    show(next);
    if (haveSameItemOrder(next, before)) return;
    const whole = next.flatMap(({ id, items }): SortedGroup<Group, Item>[] => {
      const group = groupsById.get(id);
      return group === undefined ? [] : [{ group, items: items.flatMap((item) => itemsById.get(item) ?? []) }];
    });
    Promise.resolve(onReorder(whole)).catch(() => {
      show(before);
      announce(failure);
    });
  };
  return { order, show, save, announcement, announce, groupsById, itemsById };
}
