import type { ReactNode } from 'react';

/** A group with its items, in order. */
export interface SortedGroup<Group, Item> {
  group: Group;
  items: readonly Item[];
}

/** Props of `SortableGroups`. */
export interface SortableGroupsProps<Group, Item> {
  groups: readonly SortedGroup<Group, Item>[];
  /** Stable id of a group. */
  groupId: (group: Group) => string;
  /** Stable id of an item, unique over all groups. */
  itemId: (item: Item) => string;
  /** Name of a group in announcements and button labels. */
  groupLabel: (group: Group) => string;
  itemLabel: (item: Item) => string;
  /** Content of the row of a group. */
  renderGroup: (group: Group, index: number) => ReactNode;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Receives the whole new order. If the promise rejects, the former order comes back. */
  onReorder: (groups: SortedGroup<Group, Item>[]) => void | Promise<void>;
  /** Text of a group without items. */
  emptyText?: string | undefined;
}
