import { Button, Skeleton } from '@prospectus/design-system';
import { SideSheet } from '@prospectus/design-system/console';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';

import { lazyPart } from '../../layout/lazy-part.tsx';
import { useText } from '../../texts/language-context.ts';
import { useEditor } from '../use-editor.ts';

// The library that compares texts is loaded when a history is opened.
const HistoryEntries = lazyPart(
  async () => (await import('./HistoryEntries.tsx')).HistoryEntries,
  () => <Skeleton height={140} />,
);

export function HistoryButton({ record }: { record: RaRecord }) {
  const text = useText();
  const notify = useNotify();
  const { resource, restore } = useEditor();
  const [open, setOpen] = useState(false);
  const onRestore = async (version: number) => {
    if (!(await restore(version))) return;
    notify(text('editing.history.restored', { version: String(version) }), { type: 'success' });
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" startIcon="clock" onClick={() => setOpen(true)}>
        {text('editing.actions.history')}
      </Button>
      <SideSheet open={open} onClose={() => setOpen(false)} title={text('editing.history.title')} size="large">
        {open && <HistoryEntries declaration={resource.declaration} record={record} onRestore={onRestore} />}
      </SideSheet>
    </>
  );
}
