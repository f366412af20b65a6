import { Link } from '@prospectus/design-system';
import { DataTable, type RaRecord } from 'react-admin';

import { isFigure, kindCells } from '../columns/kind-cells.tsx';
import { Moment } from './Moment.tsx';
import { fieldNamed, titleOf } from './names.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { columnsOf, sortable } from './columns-of.ts';
import { hasDrafts, pathOf, type View } from './view.ts';

/** The records of a list as a table; the title leads to the form. */
export function RecordTable({ view }: { view: View }) {
  const { declaration } = view;
  return (
    <DataTable bulkActionButtons={false} rowClick="edit" resource={declaration.name}>
      {columnsOf(view).map((name) => {
        const field = fieldNamed(declaration, name);
        if (!field) return null;
        const { meta } = field;
        return (
          <DataTable.Col
            key={name}
            source={name}
            label={meta.label}
            disableSort={!sortable(declaration, name)}
            align={isFigure(meta.kind) ? 'right' : 'left'}
            render={(record: RaRecord) =>
              name === declaration.titleField ? (
                <Link href={`${pathOf(view)}/${record.id}`} quiet onClick={(event) => event.stopPropagation()}>
                  {titleOf(declaration, record)}
                </Link>
              ) : (
                (view.cells?.[name]?.(record) ?? kindCells[meta.kind](record[name], meta, name))
              )
            }
          />
        );
      })}
      {hasDrafts(view) && (
        <DataTable.Col source="status" label="Status" render={(record: RaRecord) => <RecordStatus record={record} />} />
      )}
      {hasDrafts(view) && (
        <DataTable.Col
          source="updated_at"
          label="Updated"
          render={(record: RaRecord) => <Moment at={record['updated_at']} />}
        />
      )}
    </DataTable>
  );
}
