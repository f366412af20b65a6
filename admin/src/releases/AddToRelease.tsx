import { Button, Dialog, Select, Stack, TextField, useToast } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useReleases } from './use-releases.ts';
import { useText } from '../texts/language-context.ts';

const NEW = '';

/** Puts records into a release that is not published, or into a new one. */
export function AddToRelease({
  open,
  onClose,
  items,
}: {
  open: boolean;
  onClose: () => void;
  items: readonly { resource: string; id: string }[];
}) {
  const text = useText();
  const toast = useToast();
  const releases = useReleases();
  const { data = [] } = useQuery({ queryKey: ['releases'], queryFn: () => releases.list(), enabled: open });
  const choices = data.filter(({ state }) => state !== 'published');
  const [chosen, setChosen] = useState(NEW);
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const release = choices.find(({ id }) => id === chosen);
      if (release) {
        const all = new Map([...release.items, ...items].map(({ resource, id }) => [id, { resource, id }]));
        await releases.update(release.id, { items: [...all.values()], version: release.version });
      } else await releases.create({ title, items: [...items] });
      toast.show({ tone: 'success', title: text('publishing.added', { title: release?.title ?? title }) });
      onClose();
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={text('publishing.addToRelease')}
      actions={
        <Button busy={busy} disabled={chosen === NEW && !title.trim()} onClick={() => void add()}>
          {text('publishing.add')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Select
          label={text('publishing.release')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          placeholder={text('publishing.newRelease')}
          options={choices.map(({ id, title: label }) => ({ value: id, label }))}
        />
        {chosen === NEW && (
          <TextField
            label={text('publishing.releaseTitle')}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            maxLength={160}
          />
        )}
      </Stack>
    </Dialog>
  );
}
