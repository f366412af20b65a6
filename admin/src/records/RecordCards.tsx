import styled from '@emotion/styled';
import { Card, colour, Link, Stack } from '@prospectus/design-system';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

import { kindCells } from '../columns/kind-cells.tsx';
import { columnsOf } from './columns-of.ts';
import { Moment } from './Moment.tsx';
import { fieldNamed, titleOf } from './names.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { hasDrafts, pathOf, type View } from './view.ts';

/** The records of a list on a phone: a card each, with the columns as lines. */
export function RecordCards({ view }: { view: View }) {
  const { data } = useListContext<RaRecord>();
  const { declaration } = view;
  const others = columnsOf(view).filter((name) => name !== declaration.titleField);
  return (
    <List>
      {(data ?? []).map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card as="li">
            <Stack gap={1}>
              <strong>
                <Link href={`${pathOf(view)}/${record.id}`} quiet>
                  {titleOf(declaration, record)}
                </Link>
              </strong>
              <dl>
                {others.map((name) => {
                  const field = fieldNamed(declaration, name);
                  if (!field || record[name] === null || record[name] === '') return null;
                  return (
                    <div key={name}>
                      <dt>{field.meta.label}</dt>
                      <dd>
                        {view.cells?.[name]?.(record) ?? kindCells[field.meta.kind](record[name], field.meta, name)}
                      </dd>
                    </div>
                  );
                })}
              </dl>
              {hasDrafts(view) && (
                <Stack direction="row" gap={1} align="center" justify="space-between">
                  <RecordStatus record={record} />
                  <small>
                    <Moment at={record['updated_at']} />
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
