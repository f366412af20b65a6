import styled from '@emotion/styled';
import { Card, colour, Link, Stack } from '@prospectus/design-system';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

import { kindCells } from '../fields/kind-cells.tsx';
import { listColumns } from './list-columns.ts';
import { Timestamp } from '../layout/Timestamp.tsx';
import { recordTitle } from './record-title.ts';
import { findField } from '../fields/schema.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { hasDrafts, listPath, type ConsoleResource } from './console-resource.ts';

/** The records of a list on a phone: one card each, with the columns as lines. */
export function RecordCards({ resource }: { resource: ConsoleResource }) {
  const { data } = useListContext<RaRecord>();
  const { declaration } = resource;
  const others = listColumns(resource).filter((name) => name !== declaration.titleField);
  return (
    <List>
      {(data ?? []).map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card as="li">
            <Stack gap={1}>
              <strong>
                <Link href={`${listPath(resource)}/${record.id}`} quiet>
                  {recordTitle(declaration, record)}
                </Link>
              </strong>
              <dl>
                {others.map((name) => {
                  const field = findField(declaration, name);
                  if (!field || record[name] === null || record[name] === '') return null;
                  return (
                    <div key={name}>
                      <dt>{field.meta.label}</dt>
                      <dd>
                        {resource.cells?.[name]?.(record) ?? kindCells[field.meta.kind](record[name], field.meta, name)}
                      </dd>
                    </div>
                  );
                })}
              </dl>
              {hasDrafts(resource) && (
                <Stack direction="row" gap={1} align="center" justify="space-between">
                  <RecordStatus record={record} />
                  <small>
                    <Timestamp at={record['updated_at']} />
                  </small>
                </Stack>
              )}
            </Stack>
          </Card>
        </RecordContextProvider>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& dl': { margin: 0, display: 'grid', gap: 2 },
  '& dl > div': { display: 'flex', gap: 8 },
  '& dt': { color: colour.muted, minWidth: 112 },
  '& dd': { margin: 0, minWidth: 0 },
  '& small': { color: colour.muted },
});
