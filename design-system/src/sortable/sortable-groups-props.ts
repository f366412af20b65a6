import type { ReactNode } from 'react';

/** A group with the items it holds, in order. */
export interface SortedGroup<Group, Item> {
  group: Group;
  items: readonly Item[];
}

/** Props of `SortableGroups`. */
export interface SortableGroupsProps<Group, Item> {
  groups: readonly SortedGroup<Group, Item>[];
  /** Stable id of a group. */
  groupId: (group: Group) => string;
  /** Stable id of an item, unlike that of any other in any group. */
  itemId: (item: Item) => string;
  /** What a group is called when it is moved: read aloud and in the names of its buttons. */
  groupLabel: (group: Group) => string;
  itemLabel: (item: Item) => string;
  /** What stands in the row of a group. */
  renderGroup: (group: Group, index: number) => ReactNode;
  renderItem: (item: Item, index: number) => ReactNode;
  /** The whole new order. A promise that fails puts the old order back. */
  onReorder: (groups: SortedGroup<Group, Item>[]) => void | Promise<void>;
  /** Stands in a group without items. */
  emptyText?: string | undefined;
}
