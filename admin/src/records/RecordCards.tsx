import styled from '@emotion/styled';
import { Card, Checkbox, colour, Link, Stack } from '@prospectus/design-system';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

import type { ListView } from './list/list-view.ts';
import { RecordName } from './list/RecordName.tsx';
import { useColumns } from './list/use-columns.tsx';
import type { Selection } from '../lists/use-selection.ts';
import { ROW } from '../lists/use-list-keys.ts';
import { Timestamp } from '../layout/Timestamp.tsx';
import { useRecordTitle } from './record-title.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { useText } from '../texts/language-context.ts';
import { hasDrafts, listPath, type ConsoleResource } from './console-resource.ts';

/** The records of a list on a phone: one card each, with the columns as lines. */
export function RecordCards({
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
  const { data } = useListContext<RaRecord>();
  const { declaration } = resource;
  const lines = useColumns(resource, view).filter(({ shows }) => shows === 'field');
  return (
    <List>
      {(data ?? []).map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card as="li">
            <Stack gap={1}>
              <RecordName resource={resource} record={record}>
                <strong>
                  <Link href={`${listPath(resource)}/${record.id}`} quiet {...{ [ROW]: String(record.id) }}>
                    {recordTitle(declaration, record)}
                  </Link>
                </strong>
              </RecordName>
              <dl>
                {lines.map(({ name, label, cell }) =>
                  record[name] === null || record[name] === '' ? null : (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd>{cell(record)}</dd>
                    </div>
                  ),
                )}
              </dl>
              <Checkbox
                label={text('lists.selectOne')}
                aria-label={text('lists.select', { title: recordTitle(declaration, record) })}
                checked={selection.isSelected(record.id)}
                onChange={() => selection.toggle(record.id, false)}
              />
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
