import styled from '@emotion/styled';
import { Button, colour, IconButton, mediaQuery, space, Stack, Text } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { fieldId } from '../fields/open-field.ts';
import { Muted } from '../layout/Muted.tsx';
import { useText } from '../texts/language-context.ts';

type RowsInputProps<Row extends { id: string }> = {
  source: string;
  fieldPath?: string;
  label: string;
  /** Read aloud in place of “Add”. */
  addLabel?: string;
  emptyText?: string;
  help?: string | undefined;
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  /** Left out where there is no room for another row. */
  onAdd?: (() => void) | undefined;
  onReorder: (rows: Row[]) => void;
  onRemove: (index: number) => void;
  onRestore: (index: number, row: Row) => void;
  children: (row: Row, index: number, removeButton: ReactNode) => ReactNode;
};

/** A list of rows, moved by pointer or keyboard: its label, its error, a button to add, and undo after a removal. */
export function RowsInput<Row extends { id: string }>(props: RowsInputProps<Row>) {
  const { source, fieldPath = source, label, help, rows, titleOf, onAdd, onReorder, onRemove, onRestore } = props;
  const id = useId();
  const text = useText();
  // A list inside a part is below the heading of the list that the part is in.
  const Heading = source.includes('.') ? 'h3' : 'h2';
  const [removed, setRemoved] = useState<{ row: Row; index: number; title: string }>();
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(source, formState);
  const message = error?.root?.message ?? error?.message;
  return (
    <Root role="group" id={fieldId(fieldPath)} tabIndex={-1} aria-labelledby={id}>
      <header>
        <Stack direction="row" justify="space-between" align="baseline" gap={1}>
          <Heading>
            <span id={id}>{label}</span> <small>{rows.length}</small>
          </Heading>
          {onAdd && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => onAdd()}
              aria-label={props.addLabel ?? text('entities.list.addTo', { label })}
            >
              {text('entities.list.add')}
            </Button>
          )}
        </Stack>
        {help && <Muted>{help}</Muted>}
        {typeof message === 'string' && (
          <Text size="small" tone="danger" role="alert">
            {message}
          </Text>
        )}
      </header>
      {rows.length === 0 ? (
        <Muted>{props.emptyText ?? text('entities.list.empty')}</Muted>
      ) : (
        <SortableList
          items={rows}
          itemId={(row) => row.id}
          label={titleOf}
          onReorder={onReorder}
          renderItem={(row) => {
            // By id: the list shows the rows as they were for a render after they changed.
            const index = rows.findIndex((one) => one.id === row.id);
            const title = titleOf(row);
            const remove = () => {
              onRemove(index);
              setRemoved({ row, index, title });
            };
            return props.children(
              row,
              index,
              <IconButton icon="close" label={text('entities.list.remove', { title })} onClick={remove} />,
            );
          }}
        />
      )}
      {removed && (
        <p role="status">
          {text('entities.list.removed', { title: removed.title })}{' '}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onRestore(removed.index, removed.row);
              setRemoved(undefined);
            }}
          >
            {text('entities.list.putBack')}
          </Button>
        </p>
      )}
    </Root>
  );
}

const Root = styled('div')({
  '&:focus': { outline: 'none' },
  display: 'grid',
  gap: space(1.5),
  minWidth: 0,
  '& > header :is(h2, h3)': { margin: 0, font: 'inherit', fontWeight: 600 },
  '& > header small': { marginLeft: 6, color: colour.muted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  '& > p': { margin: 0, color: colour.muted },
});

type RowLineProps = {
  /** The grid template of its fields. */
  columns?: string;
  removeButton: ReactNode;
  children: ReactNode;
};

/** The fields of a short row beside the button that removes it. */
export const RowLine = ({ columns, removeButton, children }: RowLineProps) => (
  <Line data-spread="">
    <div style={{ '--columns': columns } as CSSProperties}>{children}</div>
    {removeButton}
  </Line>
);

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(1),
  '& > div': { display: 'grid', gap: space(1.5), alignItems: 'end' },
  [mediaQuery.tablet]: { '& > div': { gridTemplateColumns: 'var(--columns, minmax(0, 1fr))' } },
});
