import styled from '@emotion/styled';
import { Button, colour, space, Stack, Text } from '@prospectus/design-system';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { Muted } from '../layout/Muted.tsx';
import { fieldId } from '../fields/field-id.ts';
import { useText } from '../texts/language-context.ts';
import type { Part } from './use-parts.ts';

type Removed = { part: Part; index: number; title: string };

/** The frame of a list input: its label, its error, a button to add, and undo after a removal. */
export function ListFrame({
  source,
  fieldPath = source,
  label,
  addLabel,
  emptyText,
  help,
  count,
  full = false,
  onAdd,
  onRestore,
  children,
}: {
  source: string;
  fieldPath?: string;
  label: string;
  /** Read aloud in place of “Add”. */
  addLabel?: string;
  emptyText?: string;
  help?: string | undefined;
  count: number;
  full?: boolean;
  onAdd: () => void;
  onRestore: (index: number, part: Part) => void;
  children: (onRemoved: (removed: Removed) => void) => ReactNode;
}) {
  const id = useId();
  const text = useText();
  // A list inside a part stands below the heading of the list that the part is in.
  const Heading = source.includes('.') ? 'h3' : 'h2';
  const [removed, setRemoved] = useState<Removed>();
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState(source, formState).error;
  const message = error?.root?.message ?? error?.message;
  return (
    <Root role="group" id={fieldId(fieldPath)} tabIndex={-1} aria-labelledby={id}>
      <header>
        <Stack direction="row" justify="space-between" align="baseline" gap={1}>
          <Heading>
            <span id={id}>{label}</span> <small>{count}</small>
          </Heading>
          {!full && (
            <Button
              variant="quiet"
              size="small"
              onClick={onAdd}
              aria-label={addLabel ?? text('entities.list.addTo', { label })}
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
      {count > 0 ? children(setRemoved) : <Muted>{emptyText ?? text('entities.list.empty')}</Muted>}
      {removed && (
        <p role="status">
          {text('entities.list.removed', { title: removed.title })}{' '}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onRestore(removed.index, removed.part);
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
