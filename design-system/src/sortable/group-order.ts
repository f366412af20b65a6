/** The order of groups and of the items in each, by id. */
export type Order = readonly { readonly id: string; readonly items: readonly string[] }[];

/** The index of the group, and of the item in it. */
export interface ItemPosition {
  group: number;
  at: number;
}

export function positionOf(order: Order, item: string): ItemPosition | undefined {
  const group = order.findIndex(({ items }) => items.includes(item));
  return group === -1 ? undefined : { group, at: order[group]?.items.indexOf(item) ?? 0 };
}

/** Moves an item to a position, counted without the item itself. */
export function moveItemTo(order: Order, item: string, { group, at }: ItemPosition): Order {
  return order.map(({ id, items }, index) => {
    const rest = items.filter((other) => other !== item);
    return { id, items: index === group ? rest.toSpliced(at, 0, item) : rest };
  });
}

/** Moves an item by one, across the ends of groups; undefined at the ends of the list. */
export function stepItem(order: Order, item: string, step: 1 | -1): Order | undefined {
  const place = positionOf(order, item);
  if (!place) return undefined;
  const { group, at } = place;
  const last = (order[group]?.items.length ?? 0) - 1;
  if (at + step >= 0 && at + step <= last) return moveItemTo(order, item, { group, at: at + step });
  const next = order[group + step];
  return next && moveItemTo(order, item, { group: group + step, at: step === 1 ? 0 : next.items.length });
}

/** Moves an item to the end of the previous or next group. */
export function jumpItem(order: Order, item: string, step: 1 | -1): Order | undefined {
  const place = positionOf(order, item);
  const next = place && order[place.group + step];
  return next && moveItemTo(order, item, { group: place.group + step, at: next.items.length });
}

/** Moves a group with its items by one. */
export function stepGroup(order: Order, group: string, step: 1 | -1): Order | undefined {
  const at = order.findIndex(({ id }) => id === group);
  return order[at] && order[at + step] ? moveGroupTo(order, group, at + step) : undefined;
}

export function moveGroupTo(order: Order, group: string, at: number): Order {
  const moved = order.find(({ id }) => id === group);
  return moved ? order.filter((one) => one !== moved).toSpliced(at, 0, moved) : order;
}

export const haveSameItemOrder = (one: Order, other: Order): boolean =>
  one.length === other.length &&
  one.every(({ id, items }, at) => id === other[at]?.id && String(items) === String(other[at].items));
