import type { BulkAction } from '@prospectus/contract';
import { Button, Stack, Text, useToast } from '@prospectus/design-system';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { AddToRelease } from '../../releases/AddToRelease.tsx';
import { useText } from '../../texts/language-context.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useMay } from '../../providers/use-may.ts';

export function BulkBar({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const toast = useToast();
  const { selectedIds, onUnselectItems } = useListContext();
  const [action, setAction] = useState<BulkAction>();
  const [isAdding, setAdding] = useState(false);
  const actions = useActions(resource);
  // The dialog shows its results when nothing is selected any more.
  if ((selectedIds.length === 0 && !action) || actions.length === 0) return null;
  return (
    <div role="group" aria-label={text('lists.bulk.label')}>
      <Stack direction="row" gap={1} align="center">
        <Text as="span" tabular>
          {text('lists.bulk.selected', { smart_count: selectedIds.length })}
        </Text>
        {actions.includes('publish') && (
          <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
            {text('publishing.addToRelease')}
          </Button>
        )}
        {actions.map((name) => (
          <Button
            key={name}
            variant={name === 'delete' ? 'danger' : 'secondary'}
            size="small"
            onClick={() => {
              // The message of the last action would cover this dialog.
              toast.close();
              setAction(name);
            }}
          >
            {text(`lists.bulk.actions.${name}`)}
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={() => onUnselectItems()}>
          {text('lists.bulk.clear')}
        </Button>
        {action && <BulkDialog resource={resource} action={action} onClose={() => setAction(undefined)} />}
        {isAdding && (
          <AddToRelease
            open
            items={selectedIds.map((id) => ({ resource: resource.declaration.name, id: String(id) }))}
            onClose={() => setAdding(false)}
            onAdded={() => onUnselectItems()}
          />
        )}
      </Stack>
    </div>
  );
}

function useActions(resource: ConsoleResource): BulkAction[] {
  const may = useMay(resource.declaration.name);
  const drafts = hasDrafts(resource);
  return [
    ...(drafts && may('publish') ? (['publish', 'unpublish'] as const) : []),
    ...(drafts && may('update') ? (['discard'] as const) : []),
    ...(may('update') ? (['update'] as const) : []),
    ...(may('delete') ? (['delete'] as const) : []),
  ];
}
