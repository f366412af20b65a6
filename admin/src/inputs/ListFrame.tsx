import styled from '@emotion/styled';
import { Button, colour, space, Stack, Text } from '@prospectus/design-system';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import type { Part } from './use-parts.ts';

type Removed = { part: Part; index: number; title: string };

/** The frame of a list input: its label, its error, a button to add, and undo after a removal. */
export function ListFrame({
  source,
  label,
  help,
  count,
  onAdd,
  onRestore,
  children,
}: {
  source: string;
  label: string;
  help?: string | undefined;
  count: number;
  onAdd: () => void;
  onRestore: (index: number, part: Part) => void;
  children: (onRemoved: (removed: Removed) => void) => ReactNode;
}) {
  const id = useId();
  const [removed, setRemoved] = useState<Removed>();
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState(source, formState).error;
  const message = error?.root?.message ?? error?.message;
  return (
    <Root role="group" aria-labelledby={id}>
      <header>
        <Stack direction="row" justify="space-between" align="baseline" gap={1}>
          <h3>
            <span id={id}>{label}</span> <small>{count}</small>
          </h3>
          <Button variant="quiet" size="small" onClick={onAdd} aria-label={`Add to ${label}`}>
            Add
          </Button>
        </Stack>
        {help && (
          <Text size="small" tone="muted">
            {help}
          </Text>
        )}
        {typeof message === 'string' && (
          <Text size="small" tone="danger" role="alert">
            {message}
          </Text>
        )}
      </header>
      {count > 0 ? (
        children(setRemoved)
      ) : (
        <Text size="small" tone="muted">
          Nothing here yet. What is empty is left out of the page.
        </Text>
      )}
      {removed && (
        <p role="status">
          Removed “{removed.title}”.{' '}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onRestore(removed.index, removed.part);
              setRemoved(undefined);
            }}
          >
            Put it back
          </Button>
        </p>
      )}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(1.5),
  minWidth: 0,
  '& > header h3': { margin: 0, font: 'inherit', fontWeight: 600 },
  '& > header small': { marginLeft: 6, color: colour.muted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  '& > p': { margin: 0, color: colour.muted },
});
