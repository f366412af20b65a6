import { Link } from '@prospectus/design-system';
import { type ComponentType, type ReactNode, use } from 'react';
import { DataTable, type RaRecord } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import type { ListView } from './list/list-view.ts';
import { RecordName } from './list/RecordName.tsx';
import { RowStartContext } from '../lists/row-order.ts';
import { useColumns } from './list/use-columns.tsx';
import { ROW } from '../lists/use-list-keys.ts';
import type { Selection } from '../lists/use-selection.ts';
import { useRecordTitle } from './record-title.ts';

/** The records of a list as a table; the title links to the form. */
export function RecordTable({
  resource,
  view,
  selection,
  body: Body,
}: {
  resource: ConsoleResource;
  view: ListView;
  selection: Selection;
  /** Instead of plain rows. */
  body?: ComponentType | undefined;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const columns = useColumns(resource, view);
  const { declaration } = resource;
  const titleCell = (record: RaRecord) => (
    <RecordName resource={resource} record={record}>
      <Link
        href={`${listPath(resource)}/${record.id}`}
        quiet
        {...{ [ROW]: String(record.id) }}
        onClick={(event) => event.stopPropagation()}
      >
        {recordTitle(declaration, record)}
      </Link>
    </RecordName>
  );
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick="edit"
      resource={declaration.name}
      className={view.density}
      {...(Body && { body: Body })}
    >
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
        render={(record: RaRecord) => (
          <RowStart>
            <input
              type="checkbox"
              aria-label={text('lists.select', { title: recordTitle(declaration, record) })}
              checked={selection.isSelected(record.id)}
              // The click of a row opens it; Shift selects all from the last.
              onClick={(event) => {
                event.stopPropagation();
                selection.toggle(record.id, event.shiftKey);
              }}
              readOnly
            />
          </RowStart>
        )}
      />
      {columns.map(({ name, label, shows, sortable, align, isShort, cell }) => (
        <DataTable.Col
          key={name}
          source={name}
          label={label}
          disableSort={!sortable}
          align={align}
          {...(isShort && { cellClassName: 'short' })}
          render={shows === 'title' ? titleCell : cell}
        />
      ))}
    </DataTable>
  );
}

const RowStart = ({ children }: { children: ReactNode }) => use(RowStartContext)(children);
