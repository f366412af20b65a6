import type { ReleaseRecord } from '@prospectus/contract';
import { Button, Select, Skeleton, Stack, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Loaded } from '../layout/Loaded.tsx';
import { useUndoToast } from '../layout/use-undo-toast.ts';
import { useApi, useCall, useRead } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';

type Item = { resource: string; id: string };

type AddToReleaseProps = { open: boolean; onClose: () => void; onAdded?: () => void; items: readonly Item[] };

/** Puts records into a release that is not published, or into a new one; its toast takes them out again. */
export function AddToRelease({ open, onClose, onAdded, items }: AddToReleaseProps) {
  const text = useText();
  const releases = useRead('GET /admin/releases', { query: { range: '[0,199]' } }, { enabled: open });
  const choices = releases.data?.filter(({ state }) => state !== 'published') ?? [];
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const { add, busy } = useAdd(items);
  const release = choices.find(({ id }) => id === chosen);
  const submit = async () => {
    if (!(await add(release, title))) return;
    onClose();
    onAdded?.();
  };
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      size="small"
      title={text('publishing.addToRelease')}
      subtitle={items.length > 1 && text('publishing.addMany', { smart_count: items.length })}
      actions={
        <Button busy={busy} disabled={!releases.data || (!release && !title.trim())} onClick={() => void submit()}>
          {text('publishing.add')}
        </Button>
      }
    >
      <Loaded
        query={releases}
        headingLevel={3}
        title={text('publishing.releasesFailed')}
        waiting={<Skeleton height={72} />}
      >
        {() => (
          <Stack gap={2}>
            <Select
              label={text('publishing.release')}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              placeholder={text('publishing.newRelease')}
              options={choices.map((choice) => ({ value: choice.id, label: choice.title }))}
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
      </Loaded>
    </ModalDialog>
  );
}

/** Puts records into a release, or into a new one with a title. */
function useAdd(items: readonly Item[]) {
  const text = useText();
  const api = useApi();
  const undoToast = useUndoToast();
  const queries = useQueryClient();
  const { attempt, busy } = useCall();
  /** `before`: the release they are put into; without it a new one. */
  const add = async (before: ReleaseRecord | undefined, newTitle: string) => {
    const params = { id: before?.id ?? '' };
    const added = await attempt(
      () =>
        before
          ? api('PUT /admin/releases/:id', {
              params,
              body: { items: unique([...before.items, ...items]), version: before.version },
            })
          : api('POST /admin/releases', { body: { title: newTitle.trim(), items: unique(items) } }),
      { refetch: ['releases'] },
    );
    if (!added) return false;
    const { id, title, version } = added.answer;
    undoToast({
      title: text('publishing.added', { title }),
      undo: () =>
        before
          ? api('PUT /admin/releases/:id', { params, body: { items: unique(before.items), version } })
          : api('DELETE /admin/releases/:id', { params: { id }, query: { version } }),
      undone: () => text('publishing.addUndone', { title }),
      afterwards: () => queries.invalidateQueries({ queryKey: ['releases'] }),
    });
    return true;
  };
  return { add, busy };
}

/** Each record once. */
const unique = (items: readonly Item[]): Item[] => [
  ...new Map(items.map(({ resource, id }) => [id, { resource, id }])).values(),
];
