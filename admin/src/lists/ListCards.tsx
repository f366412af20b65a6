import styled from '@emotion/styled';
import { Card, Checkbox, colour, Stack } from '@prospectus/design-system';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { CardGrid } from './CardGrid.tsx';
import { cellOf } from './list-cell.tsx';
import type { ListContentProps } from './list-types.ts';
import type { Selection } from './use-selection.ts';

/** The records of a list on a phone: one card each, its first column as the head, the others as lines. */
export function ListCards<Row extends RaRecord>({
  label,
  columns,
  selection,
  select,
}: ListContentProps<Row> & { selection: Selection }) {
  const text = useText();
  const { data = [] } = useListContext<Row>();
  const [head, ...lines] = columns;
  return (
    <List aria-label={label}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Card as="li">
            <Stack gap={1}>
              <strong>{head && cellOf(head, row)}</strong>
              <dl>
                {lines.map(({ name, label: term, isPlain, ...column }) => {
                  const content = cellOf({ name, ...column }, row);
                  return content === null || content === undefined || content === '' ? null : (
                    <div key={name}>
                      <dt className={isPlain ? 'visually-hidden' : undefined}>{term}</dt>
                      <dd>{content}</dd>
                    </div>
                  );
                })}
              </dl>
              {select && select.may?.(row) !== false && (
                <Checkbox
                  label={text('lists.selectOne')}
                  aria-label={text('lists.select', { title: select.nameOf(row) })}
                  checked={selection.isSelected(row.id)}
                  onChange={() => selection.toggle(row.id, false)}
                />
              )}
            </Stack>
          </Card>
        </RecordContextProvider>
      ))}
    </List>
  );
}

/** The records of a list as a grid of cards that draw themselves, each with a checkbox over it. */
export function ListGrid<Row extends RaRecord>({
  label,
  card,
  selection,
  select,
}: ListContentProps<Row> & { selection: Selection }) {
  const text = useText();
  const { data = [] } = useListContext<Row>();
  return (
    <CardGrid label={label}>
      {data.map((row) => (
        <li key={row.id}>
          {card?.(row)}
          {select && (
            <label data-select="">
              <input
                type="checkbox"
                aria-label={text('lists.select', { title: select.nameOf(row) })}
                checked={selection.isSelected(row.id)}
                onChange={() => selection.toggle(row.id, false)}
              />
            </label>
          )}
        </li>
      ))}
    </CardGrid>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& dl': { margin: 0, display: 'grid', gap: 2 },
  '& dl > div': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& dt': { color: colour.muted, minWidth: 112 },
  '& dd': { margin: 0, minWidth: 0 },
});
