import { Button, ConfirmDialog } from '@prospectus/design-system';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';

import { labelInSentence, recordTitle } from './record-title.ts';
import { hasDrafts, type ConsoleResource } from './console-resource.ts';

/** Deletes a record after a confirmation that names it. */
export function DeleteButton({
  resource,
  record,
  busy,
  onDelete,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  busy: boolean;
  /** Resolves when the record is deleted or the failure is shown. */
  onDelete: () => Promise<void>;
}) {
  const { declaration } = resource;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        title={`Delete “${recordTitle(declaration, record)}”?`}
        confirmLabel={`Delete ${labelInSentence(declaration.label.one)}`}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void onDelete().finally(() => setOpen(false))}
      >
        {hasDrafts(resource) ? 'The public pages drop it at once, with its draft.' : 'The schedule drops it at once.'}
      </ConfirmDialog>
    </>
  );
}
