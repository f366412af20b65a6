import { Link } from '@prospectus/design-system';
import { DataTable, type RaRecord } from 'react-admin';

import { isNumeric, kindCells } from '../fields/kind-cells.tsx';
import { Timestamp } from '../layout/Timestamp.tsx';
import { recordTitle } from './record-title.ts';
import { findField } from '../fields/schema.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { listColumns, isSortable } from './list-columns.ts';
import { hasDrafts, listPath, type ConsoleResource } from './console-resource.ts';

/** The records of a list as a table; the title links to the form. */
export function RecordTable({ resource }: { resource: ConsoleResource }) {
  const { declaration } = resource;
  return (
    <DataTable bulkActionButtons={false} rowClick="edit" resource={declaration.name}>
      {listColumns(resource).map((name) => {
        const field = findField(declaration, name);
        if (!field) return null;
        const { meta } = field;
        return (
          <DataTable.Col
            key={name}
            source={name}
            label={meta.label}
            disableSort={!isSortable(declaration, name)}
            align={isNumeric(meta.kind) ? 'right' : 'left'}
            render={(record: RaRecord) =>
              name === declaration.titleField ? (
                <Link href={`${listPath(resource)}/${record.id}`} quiet onClick={(event) => event.stopPropagation()}>
                  {recordTitle(declaration, record)}
                </Link>
              ) : (
                (resource.cells?.[name]?.(record) ?? kindCells[meta.kind](record[name], meta, name))
              )
            }
          />
        );
      })}
      {hasDrafts(resource) && (
        <DataTable.Col source="status" label="Status" render={(record: RaRecord) => <RecordStatus record={record} />} />
      )}
      {hasDrafts(resource) && (
        <DataTable.Col
          source="updated_at"
          label="Updated"
          render={(record: RaRecord) => <Timestamp at={record['updated_at']} />}
        />
      )}
    </DataTable>
  );
}
