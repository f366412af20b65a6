export { SortableGroups } from './SortableGroups.tsx';
export type { SortableGroupsProps, SortedGroup } from './sortedGroup.ts';
export { SortableList, type SortableListProps } from './SortableList.tsx';
