export { ResizableTable, type ResizableTableProps } from './ResizableTable.tsx';
