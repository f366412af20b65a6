import { type ReactNode, use } from 'react';
import { DataTable, type RaRecord, useListContext } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { RowStartContext } from './row-order.ts';
import type { ListContentProps } from './list-types.ts';
import type { Selection } from './use-selection.ts';

/** The records of a list as a table, with a column to select them where they can be selected. */
export function ListTable<Row extends RaRecord>({
  label,
  columns,
  selection,
  select,
  density = 'comfortable',
  opensRows = false,
  Body,
}: ListContentProps<Row> & { selection: Selection }) {
  const text = useText();
  const { data = [] } = useListContext<Row>();
  const selects = select && data.some((row) => select.may?.(row) !== false);
  return (
    <DataTable
      aria-label={label}
      bulkActionButtons={false}
      rowClick={opensRows ? 'edit' : false}
      className={density}
      {...(Body && { body: Body })}
    >
      {selects && (
        <DataTable.Col
          disableSort
          label={
            <input
              type="checkbox"
              aria-label={text('lists.selectPage')}
              checked={selection.isPageSelected}
              onChange={selection.togglePage}
            />
          }
          render={(row: Row) => (
            <RowStart>
              {select.may?.(row) !== false && (
                <input
                  type="checkbox"
                  aria-label={text('lists.select', { title: select.nameOf(row) })}
                  checked={selection.isSelected(row.id)}
                  // The click of a row opens it; Shift selects all from the last.
                  onClick={(event) => {
                    event.stopPropagation();
                    selection.toggle(row.id, event.shiftKey);
                  }}
                  readOnly
                />
              )}
            </RowStart>
          )}
        />
      )}
      {columns.map(({ name, label: head, sortable = false, align, isShort, cell }) => (
        <DataTable.Col
          key={name}
          source={name}
          label={head}
          disableSort={!sortable}
          align={align ?? 'left'}
          {...(isShort && { cellClassName: 'short' })}
          render={cell}
        />
      ))}
    </DataTable>
  );
}

const RowStart = ({ children }: { children: ReactNode }) => use(RowStartContext)(children);
