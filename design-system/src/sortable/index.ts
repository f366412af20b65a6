export { SortableGroups } from './SortableGroups.tsx';
export type { SortableGroupsProps, SortedGroup } from './sortable-groups-props.ts';
export { SortableList, type SortableListProps } from './SortableList.tsx';
export { SortableRows, type SortableRowParts, type SortableRowsProps } from './SortableRows.tsx';
