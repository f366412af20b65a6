import { lazy, type ReactNode, Suspense, use } from 'react';
import { DataTable, type RaRecord, useListContext } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { cellOf } from './list-cell.tsx';
import { RowOrderContext, RowStartContext } from './row-order.ts';
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
}: ListContentProps<Row> & { selection: Selection }) {
  const text = useText();
  const order = use(RowOrderContext);
  const { data = [] } = useListContext<Row>();
  const selects = select && data.some((row) => select.may?.(row) !== false);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <DataTable
        aria-label={label}
        bulkActionButtons={false}
        rowClick={opensRows === true ? 'edit' : opensRows}
        className={density}
        {...(order && { body: SortableBody })}
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
        {columns.map(({ name, label: head, sortable = false, sortByOrder, align, isShort, isCut, ...column }) => (
          <DataTable.Col
            key={name}
            source={name}
            label={head}
            disableSort={!sortable}
            {...(sortByOrder && { sortByOrder })}
            align={align ?? 'left'}
            {...(isShort && { cellClassName: 'short' })}
            {...(isCut && { cellClassName: 'cut' })}
            render={(row: Row) => cellOf({ name, ...column }, row)}
          />
        ))}
      </DataTable>
    </Suspense>
  );
}

const loadBody = async () => ({ default: (await import('./SortableBody.tsx')).SortableBody });
const SortableBody = lazy(loadBody);

/** Begins to load what moves rows, so that the table does not wait for it after its records have come. */
export const preloadOrder = (): void => void loadBody().catch(() => undefined);

const RowStart = ({ children }: { children: ReactNode }) => use(RowStartContext)(children);
