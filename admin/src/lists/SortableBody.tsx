import { SortableRows } from '@prospectus/design-system/sortable';
import { type ReactNode, use } from 'react';
import {
  DataTableClasses,
  DataTableRow,
  type RaRecord,
  RecordContextProvider,
  useDataTableDataContext,
} from 'react-admin';

import { RowOrderContext, RowStartContext } from './row-order.ts';

/** The body of a table whose rows are put in order by dragging, by their handles' keys, or by Alt with an arrow key. */
export function SortableBody({ children }: { children?: ReactNode }) {
  const records = useDataTableDataContext<RaRecord>();
  const order = use(RowOrderContext);
  if (!order) throw new Error('This must be inside a RowOrderContext.');
  return (
    <tbody className={DataTableClasses.tbody}>
      <SortableRows
        items={records ?? NO_RECORDS}
        itemId={({ id }) => String(id)}
        label={order.label}
        onReorder={order.save}
      >
        {(record, { row, start }) => (
          <RecordContextProvider value={record}>
            <RowStartContext value={start}>
              <DataTableRow className={DataTableClasses.row} {...row}>
                {children}
              </DataTableRow>
            </RowStartContext>
          </RecordContextProvider>
        )}
      </SortableRows>
    </tbody>
  );
}

const NO_RECORDS: RaRecord[] = [];
