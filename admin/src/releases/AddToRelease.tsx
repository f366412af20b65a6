import type { ReleaseRecord } from '@prospectus/contract';
import { Select, Skeleton, TextField } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { FormDialog } from '../layout/FormDialog.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { useUndoToast } from '../layout/use-undo-toast.ts';
import { useCall, useRead } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';

type Item = { resource: string; id: string };

type AddToReleaseProps = { onClose: () => void; onAdded?: () => void; items: readonly Item[] };

/** Puts records into a release that is not published, or into a new one; its toast takes them out again. */
export function AddToRelease({ onClose, onAdded, items }: AddToReleaseProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const queries = useQueryClient();
  const { attempt, busy } = useCall();
  const releases = useRead('GET /admin/releases', { query: { range: '[0,199]' } });
  const choices = releases.data?.filter(({ state }) => state !== 'published') ?? [];
  const [chosen, setChosen] = useState('');
  const [newTitle, setNewTitle] = useState('');
  const release: ReleaseRecord | undefined = choices.find(({ id }) => id === chosen);
  const submit = async () => {
    const params = { id: chosen };
    const added = await attempt(
      async (api) => {
        const after = release
          ? await api('PUT /admin/releases/:id', {
              params,
              body: { items: unique([...release.items, ...items]), version: release.version },
            })
          : await api('POST /admin/releases', { body: { title: newTitle.trim(), items: unique(items) } });
        const { id, title, version } = after;
        undoToast({
          title: text('publishing.added', { title }),
          undo: () =>
            release
              ? api('PUT /admin/releases/:id', { params, body: { items: unique(release.items), version } })
              : api('DELETE /admin/releases/:id', { params: { id }, query: { version } }),
          undone: () => text('publishing.addUndone', { title }),
          afterwards: () => queries.invalidateQueries({ queryKey: ['releases'] }),
        });
      },
      { refetch: ['releases'] },
    );
    if (!added) return;
    onClose();
    onAdded?.();
  };
  return (
    <FormDialog
      size="small"
      title={text('publishing.addToRelease')}
      subtitle={items.length > 1 && text('publishing.addMany', { smart_count: items.length })}
      submitLabel={text('publishing.add')}
      busy={busy}
      disabled={!releases.data || (!release && !newTitle.trim())}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Loaded
        query={releases}
        headingLevel={3}
        title={text('publishing.releasesFailed')}
        waiting={<Skeleton height={72} />}
      >
        {() => (
          <>
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
                value={newTitle}
                onChange={(event) => setNewTitle(event.target.value)}
                maxLength={160}
              />
            )}
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}

/** Each record once. */
const unique = (items: readonly Item[]): Item[] => [
  ...new Map(items.map(({ resource, id }) => [id, { resource, id }])).values(),
];
