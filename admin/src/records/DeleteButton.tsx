import { Button, ConfirmDialog } from '@prospectus/design-system';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';

import { inSentence, titleOf } from './names.ts';
import { hasDrafts, type View } from './view.ts';

/** Asks with the record's name before it is deleted. */
export function DeleteButton({
  view,
  record,
  busy,
  onDelete,
}: {
  view: View;
  record: RaRecord;
  busy: boolean;
  /** Resolves when the record is deleted or the failure is shown. */
  onDelete: () => Promise<void>;
}) {
  const { declaration } = view;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        title={`Delete “${titleOf(declaration, record)}”?`}
        confirmLabel={`Delete ${inSentence(declaration.label.one)}`}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void onDelete().finally(() => setOpen(false))}
      >
        {hasDrafts(view) ? 'The public pages drop it at once, with its draft.' : 'The schedule drops it at once.'}
      </ConfirmDialog>
    </>
  );
}
