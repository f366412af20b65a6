import { Button, ErrorState, Select, Skeleton, Stack, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';
import { type Item, useAddToRelease } from './use-add-to-release.ts';

const NEW = '';

/** Puts records into a release that is not published, or into a new one; its notice offers to undo that. */
export function AddToRelease({
  open,
  onClose,
  onAdded,
  items,
}: {
  open: boolean;
  onClose: () => void;
  onAdded?: () => void;
  items: readonly Item[];
}) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['releases'],
    queryFn: () => provider.api('GET /admin/releases', { query: { range: '[0,199]' } }),
    enabled: open,
    retry: false,
  });
  const choices = data?.filter(({ state }) => state !== 'published') ?? [];
  const [chosen, setChosen] = useState(NEW);
  const [title, setTitle] = useState('');
  const { add, busy } = useAddToRelease(items, () => {
    onClose();
    onAdded?.();
  });
  const release = choices.find(({ id }) => id === chosen);
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      size="small"
      title={text('publishing.addToRelease')}
      subtitle={items.length > 1 && text('publishing.addMany', { smart_count: items.length })}
      actions={
        <Button busy={busy} disabled={!data || (!release && !title.trim())} onClick={() => void add(release ?? title)}>
          {text('publishing.add')}
        </Button>
      }
    >
      {error ? (
        <ErrorState
          headingLevel={3}
          title={text('publishing.releasesFailed')}
          text={error.message}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton height={72} />
      ) : (
        <Stack gap={2}>
          <Select
            label={text('publishing.release')}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            placeholder={text('publishing.newRelease')}
            options={choices.map(({ id, title: label }) => ({ value: id, label }))}
          />
          {!release && (
            <TextField
              label={text('publishing.releaseTitle')}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
              maxLength={160}
            />
          )}
        </Stack>
      )}
    </ModalDialog>
  );
}
