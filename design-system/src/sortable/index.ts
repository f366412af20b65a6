export { SortableGroups, type SortableGroupsProps, type SortedGroup } from './SortableGroups.tsx';
export { SortableList, type SortableListProps } from './SortableList.tsx';
