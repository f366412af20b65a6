import { type Order, positionOf } from './group-order.ts';

/** Read when a handle of a group or of an item in one takes focus. */
export const groupInstructions =
  'To move it, press Space or Enter on its handle, use the up and down arrow keys, and press Space again to put it down. Left and right arrow keys take an item to the group before or after. Press Escape to cancel.';

/** What is moved: a group or an item, by its id. */
export interface MovedEntry {
  kind: 'group' | 'item';
  id: string;
}

/** 'position 2 of 6 in Fees', 'group 1 of 4'. */
export function describePosition(order: Order, { kind, id }: MovedEntry, nameOfGroup: (id: string) => string): string {
  if (kind === 'group') return `group ${order.findIndex((group) => group.id === id) + 1} of ${order.length}`;
  const place = positionOf(order, id);
  const group = place && order[place.group];
  return group ? `position ${place.at + 1} of ${group.items.length} in ${nameOfGroup(group.id)}` : '';
}
