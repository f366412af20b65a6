import { Button, Skeleton } from '@prospectus/design-system';
import { SideSheet } from '@prospectus/design-system/console';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';

import { lazyPart } from '../../layout/lazy-part.tsx';
import { useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';

// The library that compares texts is loaded when a history is opened.
const HistoryEntries = lazyPart(
  async () => (await import('./HistoryEntries.tsx')).HistoryEntries,
  () => <Skeleton height={140} />,
);

type HistoryButtonProps = {
  resource: ConsoleResource;
  record: RaRecord;
  /** Resolves to whether that version is the draft now. */
  onRestore: (version: number) => Promise<boolean>;
};

export function HistoryButton({ resource, record, onRestore }: HistoryButtonProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" startIcon="clock" onClick={() => setOpen(true)}>
        {text('editing.actions.history')}
      </Button>
      <SideSheet open={open} onClose={() => setOpen(false)} title={text('editing.history.title')} size="large">
        {open && (
          <HistoryEntries
            resource={resource}
            record={record}
            onRestore={async (version) => {
              if (await onRestore(version)) setOpen(false);
            }}
          />
        )}
      </SideSheet>
    </>
  );
}
