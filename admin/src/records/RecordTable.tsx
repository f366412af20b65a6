import { Link } from '@prospectus/design-system';
import { DataTable, type RaRecord } from 'react-admin';

import { isNumeric, kindCells } from '../fields/kind-cells.tsx';
import { findField } from '../fields/schema.ts';
import { Timestamp } from '../layout/Timestamp.tsx';
import { translatedMeta } from '../texts/contract-text.ts';
import { useContractText, useLanguage, useText } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import type { ListView } from './list/list-view.ts';
import { ROW } from './list/use-list-keys.ts';
import type { Selection } from './list/use-selection.ts';
import { isSortable } from './list-columns.ts';
import { useRecordTitle } from './record-title.ts';
import { RecordStatus } from './RecordStatus.tsx';

/** The records of a list as a table; the title links to the form. */
export function RecordTable({
  resource,
  view,
  selection,
}: {
  resource: ConsoleResource;
  view: ListView;
  selection: Selection;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const language = useLanguage();
  const contractText = useContractText();
  const { declaration } = resource;
  const titleCell = (record: RaRecord) => (
    <Link
      href={`${listPath(resource)}/${record.id}`}
      quiet
      {...{ [ROW]: String(record.id) }}
      onClick={(event) => event.stopPropagation()}
    >
      {recordTitle(declaration, record)}
    </Link>
  );
  return (
    <DataTable bulkActionButtons={false} rowClick="edit" resource={declaration.name} className={view.density}>
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
        )}
      />
      {view.columns.map((name) => {
        if (name === 'status') {
          return (
            <DataTable.Col
              key={name}
              source={name}
              label={text('lists.columns.status')}
              render={(record: RaRecord) => <RecordStatus record={record} />}
            />
          );
        }
        if (name === 'updated_at') {
          return (
            <DataTable.Col
              key={name}
              source={name}
              label={text('lists.columns.updated')}
              render={(record: RaRecord) => <Timestamp at={record['updated_at']} />}
            />
          );
        }
        const field = findField(declaration, name);
        if (!field) return null;
        const meta = translatedMeta(field.meta, contractText);
        return (
          <DataTable.Col
            key={name}
            source={name}
            label={meta.label}
            disableSort={!isSortable(declaration, name)}
            align={isNumeric(meta.kind) ? 'right' : 'left'}
            render={(record: RaRecord) =>
              name === declaration.titleField
                ? titleCell(record)
                : (resource.cells?.[name]?.(record) ?? kindCells[meta.kind](record[name], meta, name, language))
            }
          />
        );
      })}
    </DataTable>
  );
}
